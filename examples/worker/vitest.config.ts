import preset from "@microsolvers/vitest";
import { mergeConfig } from "vitest/config";

// The bundle runs as it was built: only Node itself may load it.
export default mergeConfig(preset, { test: { server: { deps: { external: [/\/dist\//] } } } });
