import { defineConfig, type ViteUserConfig } from "vitest/config";

/** Tests live in test/. The report is what `.ci/run` counts, and an output that turbo keeps. */
const preset: ViteUserConfig = defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    reporters: ["default", ["json", { outputFile: "reports/vitest.json" }]],
    // No timing decides a test: this only ends what hangs, on a busy machine too.
    testTimeout: 120_000,
  },
});

export default preset;
