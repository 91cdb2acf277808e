/** The tables of games, each fetched when it is first asked for; a game that the page does not know gets a plain one. */
import { plugOf } from ".";
import { meet } from "../lib/words.svelte";
import type { GameTable } from "./plug";

const PAUSE = 2000; // ms until it is tried again
let tables = $state.raw<Record<string, GameTable>>({});
const fetched = new Set<string>();

/** How a game is drawn, or null until that is known. */
export function tableOf(game: string): GameTable | null {
  if (game && !fetched.has(game)) {
    fetched.add(game);
    void fetchTable(game);
  }
  return tables[game] ?? null;
}

async function fetchTable(game: string): Promise<void> {
  try {
    const load = plugOf(game)?.table ?? (() => import("../generic/table"));
    const [{ default: table }] = await Promise.all([load(), meet(game)]);
    tables = { ...tables, [game]: table };
  } catch (error) {
    console.error(error);
    setTimeout(() => void fetchTable(game), PAUSE);
  }
}
