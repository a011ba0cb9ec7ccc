import { defineApp } from "@microsolvers/build";

export default defineApp(["src/main.ts"], ["src/worker.ts"]);
