/** The glossary of a game: one word for one thing. Fetched when somebody asks for a meaning, then kept. */
import type { Entry, Glossary } from "../../protocol";
import { meanings, type Meaning } from "./terms";
import { kitOf } from "./words.svelte";

export type { Meaning } from "./terms";

interface Known {
  games: Record<string, Record<string, Entry>>;
  shared: Record<string, Entry>;
}
type Source = () => Promise<string>;
const FALLBACK = "en";
const files: Record<string, Source> = import.meta.glob<string>(
  ["../../../src/wunderkammer/games/*/glossary/*.ftl", "../../../src/wunderkammer/texts/glossary/*.ftl"],
  { query: "?raw", import: "default" },
);
const kept = new Map<string, Promise<Meaning[]>>();

/** All terms of a game in a language, then those that all games share. */
export function glossaryOf(game: string, lang: string): Promise<Meaning[]> {
  const key = `${game}/${lang}`;
  const found = kept.get(key) ?? gathered(game, lang);
  kept.set(key, found);
  found.catch(() => kept.delete(key)); // asked for again next time
  return found;
}

/** What one term is called and what it is for; undefined if the glossary does not have it. */
export async function meaning(game: string, term: string, lang: string): Promise<Meaning | undefined> {
  return (await glossaryOf(game, lang)).find((one) => one.term === term);
}

async function gathered(game: string, lang: string): Promise<Meaning[]> {
  const { default: known } = (await import("../../glossary.json")) as { default: Known };
  const own = game ? await ofGame(game, lang, known) : [];
  const shared = meanings(lang, known.shared, await words("texts", lang), true);
  return [...own, ...shared.filter(({ term }) => !own.some((one) => one.term === term))];
}

async function ofGame(game: string, lang: string, known: Known): Promise<Meaning[]> {
  const terms = known.games[game];
  if (terms) return meanings(lang, terms, await words(game, lang));
  const { glossary } = (await kitOf(game)) as { glossary?: Glossary };
  return glossary ? meanings(lang, glossary.terms, glossary.words[lang] ?? glossary.words[FALLBACK] ?? "") : [];
}

async function words(folder: string, lang: string): Promise<string> {
  const find = (one: string): Source | undefined =>
    Object.entries(files).find(([path]) => path.endsWith(`/${folder}/glossary/${one}.ftl`))?.[1];
  return (await (find(lang) ?? find(FALLBACK))?.()) ?? "";
}
