import preset from "@microsolvers/vitest";
import { mergeConfig } from "vitest/config";

const config = mergeConfig(preset, {});
config.test.include = ["test/**/*.chromium.ts"];
config.test.reporters = ["default", ["json", { outputFile: "reports/chromium.json" }]];

export default config;
