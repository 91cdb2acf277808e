/** The lines of the plot: points over the steps of a game, in a field of 1000 by 100. */
import type { Replay } from "../../protocol";

export const WIDTH = 1000;
export const HEIGHT = 100;
const APART = 15; // per cent between the letters at the ends of the lines

export interface Curve {
  seat: number;
  path: string;
  end: number; // how high its letter stands, in per cent from above
}

export function top(replay: Replay): number {
  return Math.max(1, ...replay.steps.flatMap((step) => step.points));
}

export function x(replay: Replay, step: number): number {
  return (WIDTH * step) / Math.max(1, replay.steps.length);
}

export function curves(replay: Replay): Curve[] {
  const highest = top(replay);
  const y = (points: number): number => HEIGHT * (1 - Math.max(0, points) / highest);
  const made = replay.seats.map((_, seat): Curve => {
    let before = 0;
    let path = `M0 ${y(0)}`;
    replay.steps.forEach((step, index) => {
      const points = step.points[seat]!;
      if (points !== before) path += `H${x(replay, index + 1).toFixed(1)}V${y(points).toFixed(1)}`;
      before = points;
    });
    return { seat, path: `${path}H${WIDTH}`, end: y(before) };
  });
  return spread(made);
}

/** Letters of lines that end close together keep their distance. */
export function spread(all: Curve[]): Curve[] {
  const order = [...all].sort((a, b) => a.end - b.end);
  order.forEach((one, index) => {
    const above = order[index - 1];
    if (above) one.end = Math.max(one.end, above.end + APART);
  });
  const over = (order.at(-1)?.end ?? 0) - 100;
  [...order].reverse().forEach((one, index, reversed) => {
    const below = reversed[index - 1];
    one.end = Math.min(one.end, below ? below.end - APART : over > 0 ? 100 : one.end);
  });
  return all;
}

/** The steps after which another round began. */
export function rounds(replay: Replay): number[] {
  return replay.steps.flatMap((step, index) => {
    const before = index ? replay.steps[index - 1]!.view.round : step.view.round;
    return step.view.round !== before ? [index + 1] : [];
  });
}
