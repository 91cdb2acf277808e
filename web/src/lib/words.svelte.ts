/** The language of the page: its texts are fetched when it is chosen, and every word on the page follows. */
import type { GameKit } from "../../protocol";
import * as api from "./api";
import { learn } from "./notation";
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
const ofPage = import.meta.glob<string>(["../texts/*/*.ftl", "../games/*/texts/*.ftl"], {
  query: "?raw",
  import: "default",
});
const builtIn = [...new Set(Object.keys(ofGames).map((path) => /games\/([^/]+)/.exec(path)![1]!))];

let speakers = $state.raw<Record<string, Speaker>>({});
let shared: string[] = []; // what every speaker knows
const kits = new Map<string, Promise<GameKit>>(); // of games that the page was built without

export async function speak(lang: Language): Promise<void> {
  const find = async (sources: Record<string, Source>, part: RegExp): Promise<string> => {
    const keys = Object.keys(sources).filter((one) => part.test(one));
    return (await Promise.all(keys.map((one) => sources[one]!()))).join("\n");
  };
  const [terminal, page, ...games] = await Promise.all([
    find(common, new RegExp(`/${lang}.ftl`)),
    find(ofPage, new RegExp(`/texts/${lang}[/.]`)),
    ...builtIn.map((game) => find(ofGames, new RegExp(`/${game}/texts/${lang}.ftl`))),
  ]);
  shared = [terminal, page];
  const made: Record<string, Speaker> = { "": new Speaker(lang, null, shared) };
  builtIn.forEach((game, at) => (made[game] = new Speaker(lang, game, [...shared, games[at]!])));
  for (const game of kits.keys()) made[game] = await speakerOf(game, lang);
  speakers = made;
  document.documentElement.lang = lang;
}

/** The words, the notation and the rulebook of a game that the page was built without. */
export function kitOf(game: string): Promise<GameKit> {
  const kit = kits.get(game) ?? api.game(game);
  kits.set(game, kit);
  kit.catch(() => kits.delete(game)); // asked for again next time
  return kit;
}

/** Be able to speak of a game, whether the page was built with it or not. */
export async function meet(game: string): Promise<void> {
  if (builtIn.includes(game) || speakers[game]) return;
  const known = await speakerOf(game, speaker().lang);
  speakers = { ...speakers, [game]: known };
}

async function speakerOf(game: string, lang: string): Promise<Speaker> {
  const { spelling, texts } = await kitOf(game);
  learn(game, spelling);
  return new Speaker(lang, game, [...shared, texts[lang] ?? texts.en ?? ""]);
}

/** The speaker of what all games share, or of one game. */
export function speaker(game = ""): Speaker {
  return speakers[game] ?? speakers[""]!;
}

/** Words of the page. */
export function say(key: string, args: Record<string, unknown> = {}): string {
  return speaker().say(key, args);
}

/** What a game is called. */
export function titleOf(game: string): string {
  return speaker(game).called("game", game);
}

export function firstLanguage(): Language {
  const wanted = [settings.lang, ...navigator.languages.map((one) => one.slice(0, 2))];
  return LANGUAGES.find((lang) => lang === wanted.find((one) => LANGUAGES.some((known) => known === one))) ?? "en";
}
