import type { Figures, Teaching } from "../plug";
import "./colours.css";
import { MATERIALS, ROMAN } from "./materials";
import Picture from "./Picture.svelte";

const KEY = /^artworks_(\d+)$/; // all that are worth as much
// Some artworks: what they are worth, and which of those that are worth as much they are.
const SHOWN = [
  ["lamp", 3, 1],
  ["chest", 5, 0],
  ["longship", 7, 1],
] as const;

const worths = (figures: Figures): number[] =>
  Object.keys(figures)
    .flatMap((key) => KEY.exec(key)?.[1] ?? [])
    .map(Number);

function view(figures: Figures): object {
  const artworks = SHOWN.map(([artwork, value, which]) => {
    const asked = (figures[`artworks_${value}`] as number[][])[which]!;
    const levels = Object.fromEntries(MATERIALS.flatMap((one, place) => (asked[place] ? [[one, asked[place]]] : [])));
    return [artwork, { value, levels }];
  });
  return { artworks: Object.fromEntries(artworks), players: [] };
}

function words(figures: Figures): Record<string, number> {
  return { low: Math.min(...worths(figures)), high: Math.max(...worths(figures)), levels: ROMAN.length - 1 };
}

export default {
  Picture,
  frames: 4,
  acts: ["craft", "take", "swap", "token", "develop"],
  ends: ["ui-hourglass"],
  scores: ["ui-cards", "art-lamp", "artisan"],
  view,
  words,
} satisfies Teaching;
