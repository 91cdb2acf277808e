/** What lies beside the board: on a phone behind one tab, else each in a drawer. */
import type { Sitting } from "./sitting.svelte";

const PAGES = [
  { name: "log", icon: "" },
  { name: "chat", icon: "ui-chat" },
  { name: "rules", icon: "ui-book" },
  { name: "moves", icon: "" },
] as const;

/** Those that a table has: nobody to talk to is in an exercise. */
export const pagesOf = (at: Sitting): (typeof PAGES)[number][] =>
  PAGES.filter(({ name }) => (name !== "moves" || at.left.length > 0) && (name !== "chat" || !at.exercise));

export type Page = (typeof PAGES)[number]["name"];
