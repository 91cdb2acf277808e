/** What the people and bots at a table are called. */
import type { SeatInfo } from "../../protocol";

// Bots have names of their own, so that two of one level can be told apart; their initials are nobody else's.
const BOTS = ["Ada", "Ben", "Cleo", "Dov", "Eva", "Finn", "Gil", "Hedi", "Ivo"];

export function called(seats: readonly SeatInfo[]): string[] {
  const taken = new Set(seats.map((seat) => seat.name.slice(0, 1).toUpperCase()));
  const free = BOTS.filter((name) => !taken.has(name.slice(0, 1)));
  return seats.map((seat) => (seat.kind === "person" ? seat.name : seat.kind === "bot" ? free.shift()! : ""));
}
