/** The language of the page: its texts are fetched when it is chosen, and every word on the page follows. */
import { GAMES } from "./notation";
import { settings } from "./settings.svelte";
import { Speaker } from "./speaker";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

type Source = () => Promise<string>;
const common = import.meta.glob<string>("../../../src/wunderkammer/texts/*.ftl", { query: "?raw", import: "default" });
const ofGames = import.meta.glob<string>("../../../src/wunderkammer/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const ofPage = import.meta.glob<string>("../texts/*/*.ftl", { query: "?raw", import: "default" });

let speakers = $state.raw<Record<string, Speaker>>({});

export async function speak(lang: Language): Promise<void> {
  const find = async (sources: Record<string, Source>, part: string): Promise<string> => {
    const keys = Object.keys(sources).filter((one) => one.includes(part));
    return (await Promise.all(keys.map((one) => sources[one]!()))).join("\n");
  };
  const [shared, page, ...games] = await Promise.all([
    find(common, `/${lang}.ftl`),
    find(ofPage, `/${lang}/`),
    ...GAMES.map((game) => find(ofGames, `/${game}/texts/${lang}.ftl`)),
  ]);
  const made: Record<string, Speaker> = { "": new Speaker(lang, null, [shared, page]) };
  GAMES.forEach((game, at) => (made[game] = new Speaker(lang, game, [shared, page, games[at]!])));
  speakers = made;
  document.documentElement.lang = lang;
}

/** The speaker of what all games share, or of one game. */
export function speaker(game = ""): Speaker {
  return speakers[game] ?? speakers[""]!;
}

/** Words of the page. */
export function say(key: string, args: Record<string, unknown> = {}): string {
  return speaker().say(key, args);
}

export function firstLanguage(): Language {
  const wanted = [settings.lang, ...navigator.languages.map((one) => one.slice(0, 2))];
  return LANGUAGES.find((lang) => lang === wanted.find((one) => LANGUAGES.some((known) => known === one))) ?? "en";
}
