export { default } from "@microsolvers/vitest";
