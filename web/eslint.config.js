import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

/** What is likely a mistake; how the code is set out is Prettier's business. */
export default ts.config(
  { ignores: ["node_modules/", "protocol.d.ts", "views.d.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "no-undef": "off", // TypeScript knows
      "no-console": ["error", { allow: ["error"] }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "prefer-const": "off", // of Svelte's own kind, below
      "svelte/prefer-const": "error",
      "svelte/no-at-html-tags": "off", // only our own drawings are set in; the content policy forbids scripts besides
      "svelte/prefer-svelte-reactivity": "off", // maps and sets are made anew where the page follows them
    },
  },
  { files: ["tests/**"], rules: { "no-console": "off" } }, // they say what they have compared
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
);
