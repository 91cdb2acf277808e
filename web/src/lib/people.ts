/** What the people and bots at a table are called. */
import type { SeatInfo } from "../../protocol";
import { speaker } from "./words.svelte";

// For bots without a persona, as in older records, so that two of one level can be told apart; nobody else has their initials.
const BOTS = ["Ada", "Ben", "Cleo", "Dov", "Eva", "Finn", "Gil", "Hedi", "Ivo"];

export function called(seats: readonly SeatInfo[]): string[] {
  const taken = new Set(seats.map((seat) => seat.name.slice(0, 1).toUpperCase()));
  const free = BOTS.filter((name) => !taken.has(name.slice(0, 1)));
  return seats.map((seat) => seat.name || (seat.kind === "bot" ? free.shift()! : ""));
}

/** How a bot likes to play, in a sentence; empty for people and for bots without a persona. */
export const likes = ({ kind, name }: SeatInfo): string =>
  kind === "bot" && name ? speaker().sayIf(`persona-${name.toLowerCase()}`) : "";
