/** The rulebooks: those of our games came with the page, others are fetched. */
import { kitOf } from "../lib/words.svelte";

const books = import.meta.glob<string>("../../../src/wunderkammer/games/*/rulebook/*.md", {
  query: "?raw",
  import: "default",
});

/** The rulebook of a game in a language; in English if there is none, and nothing if there is none at all. */
export async function bookOf(game: string, lang: string): Promise<string> {
  const found = Object.entries(books).find(([path]) => path.endsWith(`/${game}/rulebook/${lang}.md`))?.[1];
  if (found) return found();
  const { rulebook } = await kitOf(game);
  return rulebook[lang] ?? rulebook.en ?? "";
}
