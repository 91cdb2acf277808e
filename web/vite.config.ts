import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const checks = { bundlerTimings: false }; // nobody who plays wants to know

// The page is built into the Python package, which serves it. The content policy forbids inline styles and scripts.
// All addresses are relative, so that the same files can lie in any folder of any host.
export default defineConfig({
  plugins: [svelte()],
  base: "./",
  worker: { format: "es", rolldownOptions: { checks } },
  build: {
    outDir: "../src/wunderkammer/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks,
      output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } }, // all that the first page needs, at once
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8600", ws: true } }, fs: { allow: [".."] } },
});
