import { defineConfig } from "vite";

// The parts of the page that speak, for Node to run.
export default defineConfig({
  build: { emptyOutDir: true, rollupOptions: { output: { entryFileNames: "[name].mjs" } } },
});
