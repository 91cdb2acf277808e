/** Moves that end a turn or do without something: how they are offered. */

// The nearest end first. Every game has some of them, and never offers two of them at once.
const ENDINGS = ["end", "rest", "skip", "leave", "pass"];

export interface Ending {
  move: string;
  // Golden and on a key only where a turn is over and nothing is given up; asked, while something else could be done.
  how: "golden" | "plain" | "asked";
}

/** How a turn can be ended, or something be done without, among these moves. */
export function endingOf(legal: readonly string[]): Ending | null {
  const move = ENDINGS.find((word) => legal.includes(word));
  if (!move) return null;
  return { move, how: legal.length > 1 ? "asked" : move === "end" ? "golden" : "plain" };
}

/** The move that the golden button makes, where no set is chosen and nothing waits to be confirmed. */
export function goldenMove(legal: readonly string[]): string {
  const [only] = legal.length === 1 ? legal : [];
  return only && (endingOf(legal)?.how ?? "golden") === "golden" ? only : "";
}

/** The move that a digit makes: nobody does without something by a single key. */
export function keyed(moves: readonly string[], legal: readonly string[], digit: number): string {
  const move = moves[digit - 1] ?? "";
  const ending = endingOf(legal);
  return move === ending?.move && ending.how !== "golden" ? "" : move;
}
