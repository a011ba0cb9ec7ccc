import { definePackage } from "@microsolvers/build";

export default definePackage(["src/index.ts", "src/judge.ts", "src/text.ts"]);
