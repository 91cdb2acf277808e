import type { Figures, Teaching } from "../plug";
import "./colours.css";
import Picture from "./Picture.svelte";

type Pair = readonly [prestige: number, bonus: number];
const list = (figures: Figures, name: string): number[] => figures[name] as number[];
const pair = (figures: Figures, name: string, place: number): Pair => (figures[name] as Pair[])[place]!;

const ROW = 8; // income tiles with three players: the base is the last space before them

function view(figures: Figures): object {
  const incomes = list(figures, "income_track");
  const values = {
    "africa-4": pair(figures, "site_tiles", 0),
    "pottery-3": pair(figures, "type_tiles", 0),
    "weapon-5": pair(figures, "type_tiles", 2),
    "sites-3": list(figures, "sites_tile"),
  };
  return { values, tiles: Object.keys(values), players: [], base_income: incomes.at(-ROW - 1) };
}

function words(figures: Figures): Record<string, number> {
  const [costs, prices] = [list(figures, "track_costs"), list(figures, "market_prices")];
  return {
    low: Math.min(...costs),
    high: Math.max(...costs),
    cheap: Math.min(...prices),
    dear: Math.max(...prices),
  };
}

export default {
  Picture,
  frames: 5,
  acts: ["research", "hire", "ship", "exhibit", "sell", "buy", "joker"],
  ends: ["ui-hourglass", "ui-cards", "income", "marker-museum"],
  scores: ["laurel", "coin"],
  view,
  words,
} satisfies Teaching;
