/** The words of lessons and of the pages that teach: fetched when somebody wants to learn, and kept. */
import { Speaker } from "../lib/speaker";
import { kitOf, speaker } from "../lib/words.svelte";

type Source = () => Promise<string>;
const files: Record<string, Source> = import.meta.glob<string>(
  [
    "./texts/*.ftl",
    "../games/*/learn/*.ftl",
    "../../../src/wunderkammer/games/*/lesson/*.ftl",
    "../../../src/wunderkammer/lessons/pointing/*.ftl",
  ],
  { query: "?raw", import: "default" },
);
let known = $state.raw<Record<string, Speaker>>({});
const asked = new Set<string>();

/** Who says what is said to learners of a game, or of all games; null until the words are there. */
export function wordsOf(game: string): Speaker | null {
  const { lang } = speaker();
  const key = `${game}/${lang}`;
  if (!asked.has(key)) {
    asked.add(key);
    void fetched(game, lang).then(
      (words) => (known = { ...known, [key]: words }),
      (error: unknown) => {
        console.error(error);
        asked.delete(key); // the next one who asks tries again
      },
    );
  }
  return known[key] ?? null;
}

async function fetched(game: string, lang: string): Promise<Speaker> {
  const paths = [
    `./texts/${lang}`,
    `/lessons/pointing/${lang}`,
    `/games/${game}/learn/${lang}`,
    `/games/${game}/lesson/${lang}`,
  ];
  const found = paths.flatMap((path) => Object.keys(files).filter((one) => one.endsWith(`${path}.ftl`)));
  const texts = await Promise.all(found.map((one) => files[one]!()));
  if (game && found.length === 2) texts.push((await kitOf(game)).lesson[lang] ?? "");
  return new Speaker(lang, game || null, texts);
}
