import { defineStart } from "@microsolvers/build";

export default defineStart("src/main.ts", "src/plain/*.ts");
