import { definePackage } from "@microsolvers/build";

export default definePackage([
  "src/index.ts",
  "src/checked.ts",
  "src/explicit.ts",
  "src/hints.ts",
  "src/interner.ts",
  "src/optimal-paths.ts",
  "src/ranks.ts",
]);
