/** The lines of the plot: how likely each seat was to win, over the actions of a game, in a field of 1000 by 100. */
import type { Analysis, Decision } from "../../protocol";
import { HEIGHT, spread, WIDTH, type Curve } from "../replay/plot";

export const OPEN = -1; // whose eyes: with open cards; else what this seat knew
const MANY = 12; // rounds that are named below the plot, at most
export const APART = { wide: 5, narrow: 12 }; // per cent of the plot that a name needs, on a phone more

/** Where an action lies; the result stands at the right edge. */
export function across(analysis: Analysis, ply: number): number {
  const last = (analysis.decisions.at(-1)?.ply ?? 0) + 1;
  return (WIDTH * ply) / last;
}

const y = (chance: number): number => HEIGHT * (1 - chance);

const stated = (one: Decision, eyes: number): number[] => (eyes === OPEN ? one.chances : one.knew[eyes]!);

export function curves(analysis: Analysis, eyes: number): Curve[] {
  return spread(
    analysis.seats.map(({ won }, seat): Curve => {
      const points = analysis.decisions.map(
        (one) => `${across(analysis, one.ply).toFixed(1)} ${y(stated(one, eyes)[seat]!).toFixed(1)}`,
      );
      return { seat, path: `M${[...points, `${WIDTH} ${y(won)}`].join("L")}`, end: y(won) };
    }),
  );
}

/** Where a turning point lies, in per cent: on the line of the seat that decided. */
export function point(analysis: Analysis, one: Decision, eyes: number): { x: number; y: number } {
  return { x: (100 * across(analysis, one.ply)) / WIDTH, y: y(stated(one, eyes)[one.seat]!) };
}

/** The rounds, as far as there is room for their names: which one, and where it begins. */
export function rounds(analysis: Analysis, apart: number): { round: number; x: number }[] {
  const firsts = analysis.decisions.filter((one, index, all) => one.round > (all[index - 1]?.round ?? 0));
  const step = Math.ceil(firsts.length / MANY);
  const named: { round: number; x: number }[] = [];
  for (const { round, ply } of firsts.filter((_, index) => index % step === 0)) {
    const x = (100 * across(analysis, ply)) / WIDTH;
    if (x - (named.at(-1)?.x ?? -apart) >= apart) named.push({ round, x });
  }
  return named;
}
