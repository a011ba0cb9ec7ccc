import { runExamples } from "@microsolvers/readme-examples";

runExamples(new URL("../README.md", import.meta.url));
