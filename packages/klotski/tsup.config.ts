import { definePackage } from "@microsolvers/build";

export default definePackage([
  "src/index.ts",
  "src/judge.ts",
  "src/blocks/index.ts",
  "src/blocks/boards.ts",
  "src/blocks/judge.ts",
]);
