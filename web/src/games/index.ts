/** The games that this page was built with, found by their folders. */
import type { Plug } from "./plug";

const found = import.meta.glob<Plug>("./*/index.ts", { import: "default", eager: true });
const plugs = new Map(Object.entries(found).map(([path, plug]) => [path.split("/")[1]!, plug]));

/** Their names, in the order in which they hang on the wall. */
export const GAMES: readonly string[] = [...plugs.keys()].sort(inOrder);

export function plugOf(game: string): Plug | undefined {
  return plugs.get(game);
}

/** Ours first, others by name. */
export function inOrder(a: string, b: string): number {
  const place = (game: string): number => plugs.get(game)?.order ?? Infinity;
  return place(a) === place(b) ? a.localeCompare(b) : place(a) - place(b);
}

/** The drawing that stands for a game. */
export function iconOf(game: string): string {
  return plugs.get(game)?.icon ?? "ui-cards";
}
