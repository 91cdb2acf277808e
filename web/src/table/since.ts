/** What the others have done since somebody's last move: told from the story alone, so that it is the same after hours. */
import type { Line } from "../lib/story";

export interface Since {
  from: number; // the first event after one's last move
  deeds: number;
  rivals: { seat: number; lines: Line[] }[]; // in the order in which they acted
}

/** Nothing for spectators, before one has moved, and while nobody else has done anything since. */
export function since(log: readonly Line[], eyes: number): Since | null {
  const mine = log.findLastIndex((line) => line.seat === eyes);
  if (eyes < 0 || mine < 0) return null;
  const later = log.slice(mine + 1).filter((line) => !line.heading && line.seat !== null);
  if (!later.length) return null;
  const seats = [...new Set(later.map((line) => line.seat!))];
  const rivals = seats.map((seat) => ({ seat, lines: later.filter((line) => line.seat === seat) }));
  return { from: log[mine]!.last + 1, deeds: later.length, rivals };
}
