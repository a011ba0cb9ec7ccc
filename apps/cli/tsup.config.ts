import { defineApp } from "@microsolvers/build";

export default defineApp(["src/program.ts", "src/puzzles/*.ts", "src/worker.ts"]);
