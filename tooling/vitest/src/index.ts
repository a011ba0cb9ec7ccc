import { defineConfig, type ViteUserConfig } from "vitest/config";

/** Tests live in test/. The report is what `.ci/run` counts, and an output that turbo keeps. */
const preset: ViteUserConfig = defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    reporters: ["default", ["json", { outputFile: "reports/vitest.json" }]],
  },
});

export default preset;
