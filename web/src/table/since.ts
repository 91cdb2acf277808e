/** What the others have done since somebody's last move: told from the story alone, so that it is the same after hours. */
import type { Line, StoryEvent } from "../lib/story";

/** A line with its number, which also stands on the pieces that it moved. */
export interface Deed extends Line {
  number: number;
  events: readonly StoryEvent[]; // up to the next line, so that what has no line of its own belongs to it
}

export interface Since {
  from: number; // the first event after one's last move
  deeds: number;
  rivals: { seat: number; lines: Deed[] }[]; // in the order in which they acted
}

/**
 * Nothing for spectators, before one has moved, and while nobody else has done anything since. What only opens a deed of one's
 * own, such as a card that is revealed, is no move yet, nor is an answer without a choice; `opening` are the names of such events.
 */
export function since(
  log: readonly Line[],
  story: readonly StoryEvent[],
  eyes: number,
  opening: readonly string[],
): Since | null {
  const isMove = ({ first, last, given }: Line): boolean =>
    !given && story.slice(first, last + 1).some(({ event }) => !opening.includes(event));
  const mine = log.findLastIndex((line) => line.seat === eyes && isMove(line));
  if (eyes < 0 || mine < 0) return null;
  const later = log
    .map((line, at) => ({ line, at }))
    .filter(({ line, at }) => at > mine && !line.heading && line.seat !== null && line.seat !== eyes);
  if (!later.length) return null;
  const deeds = later.map(({ line, at }, before): Deed => {
    const events = story.slice(line.first, Math.ceil(log[at + 1]?.first ?? story.length));
    return { ...line, number: before + 1, events };
  });
  const seats = [...new Set(deeds.map((line) => line.seat!))];
  const rivals = seats.map((seat) => ({ seat, lines: deeds.filter((line) => line.seat === seat) }));
  return { from: log[mine]!.last + 1, deeds: deeds.length, rivals };
}
