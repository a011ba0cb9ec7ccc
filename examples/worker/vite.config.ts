import { defineConfig } from "vite";

export default defineConfig({
  // Relative, so that the folder can be put anywhere.
  base: "./",
  logLevel: "warn",
  worker: { format: "es" },
});
