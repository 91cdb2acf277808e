/** The lines of a log by turns: a long turn of one seat is folded to its first line, but for the newest. */
import type { Line } from "../lib/story";

const FEW = 3; // lines that are never folded

export interface Shown {
  line: Line;
  turn: number; // its first event
  hidden: number; // with the first line of a long turn: how many others it has
}

/** What is shown: with turns that were opened, and the one in which the marked line is. */
export function turns(log: readonly Line[], opened: ReadonlySet<number>, marked?: number): Shown[] {
  const groups: Line[][] = [];
  for (const line of log) {
    const before = groups.at(-1)?.[0];
    if (before && !line.heading && line.seat !== null && !before.heading && line.seat === before.seat)
      groups.at(-1)!.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group, number) => {
    const turn = group[0]!.first;
    const long = group.length > FEW && number < groups.length - 1;
    const open = !long || opened.has(turn) || group.slice(1).some((line) => line.first === marked);
    const hidden = long ? group.length - 1 : 0;
    return (open ? group : group.slice(0, 1)).map((line, at) => ({ line, turn, hidden: at ? 0 : hidden }));
  });
}
