/** The lines of the plot: how likely each seat was to win, over the actions of a game, in a field of 1000 by 100. */
import type { Analysis } from "../../protocol";
import { HEIGHT, spread, WIDTH, type Curve } from "../replay/plot";

/** Where an action lies; the result stands at the right edge. */
export function across(analysis: Analysis, ply: number): number {
  const last = (analysis.decisions.at(-1)?.ply ?? 0) + 1;
  return (WIDTH * ply) / last;
}

export function curves(analysis: Analysis): Curve[] {
  const y = (chance: number): number => HEIGHT * (1 - chance);
  return spread(
    analysis.seats.map(({ won }, seat): Curve => {
      const points = analysis.decisions.map(
        (one) => `${across(analysis, one.ply).toFixed(1)} ${y(one.chances[seat]!).toFixed(1)}`,
      );
      return { seat, path: `M${[...points, `${WIDTH} ${y(won)}`].join("L")}`, end: y(won) };
    }),
  );
}
