/** The log with the answers that were given without a choice: each is marked, or has a line of its own. */
import type { Given } from "../../protocol";
import type { Speaker } from "./speaker";
import type { Line } from "./story";

const BETWEEN = 0.5; // where a line stands that tells no event

/** `given` counts the events of the whole story. Where the answer has a line, the line says so; some answers have none. */
export function marked(
  log: readonly Line[],
  given: readonly Given[],
  eyes: number,
  speaker: Speaker,
  people: readonly string[],
): Line[] {
  if (!given.length) return [...log];
  const told = log.map((line): Line => {
    const without = line.seat === eyes && given.some(({ before }) => before === line.first);
    return without ? { ...line, given: true, text: speaker.say("web-given-too", { deed: line.text }) } : line;
  });
  const bare = given.filter(({ before }) => !told.some((line) => line.given && line.first === before));
  const own = bare.map(({ before, move }): Line => {
    const text = speaker.say("web-given", { move: speaker.move(move, people) });
    return { seat: eyes, heading: false, given: true, text, first: before - BETWEEN, last: before - 1 };
  });
  return [...told, ...own].sort((one, other) => one.first - other.first);
}
