import preset from "@microsolvers/vitest";
import { mergeConfig } from "vitest/config";

// Asked for by the script `test`, so that one file alone can be run without.
export default mergeConfig(preset, {
  test: {
    coverage: {
      include: ["src/**/*.ts"],
      reporter: ["text-summary"],
      reportsDirectory: "reports/coverage",
      thresholds: { branches: 95 },
    },
  },
});
