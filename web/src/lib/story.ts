/** The story of a game in lines: a deed with all that belongs to it is one line, as the terminal tells it. */
import type { Phrasing } from "../../protocol";
import type { Speaker } from "./speaker";

/**
 * What any game tells of: its name, and beside it numbers, words and lists of words; null is what this viewer did not
 * see. A board knows the events of its own game one by one (`games/<game>/view.ts`).
 */
export interface StoryEvent {
  event: string;
  seat?: number | null;
  [slot: string]: Told | undefined;
}
type Told = string | number | boolean | null | readonly string[];

export interface Line {
  seat: number | null;
  heading: boolean;
  given?: boolean; // an answer without a choice (lib/given.ts)
  text: string;
  first: number; // of the events of the story that it tells
  last: number;
}

interface Numbered {
  number: number; // in the story
  event: StoryEvent;
}

/** A story in words; `reader` is the seat that reads it, and is called "you". */
export function lines(
  speaker: Speaker,
  events: readonly StoryEvent[],
  people: readonly string[],
  reader: number | null = null,
): Line[] {
  const { phrasing } = speaker;
  return together(events, phrasing).map((line) => {
    const { event, number } = line[0]!;
    return {
      seat: typeof event.seat === "number" && !phrasing.awaited.includes(event.event) ? event.seat : null,
      heading: phrasing.headings.includes(event.event),
      text: remembered(
        speaker,
        line.map((one) => one.event),
        people,
        reader,
      ),
      first: number,
      last: line.at(-1)!.number,
    };
  });
}

// The text of a line, by its first event: a story only grows at its end, but is rendered again with every move.
const said = new WeakMap<StoryEvent, { speaker: Speaker; parts: number; names: string; text: string }>();

function remembered(
  speaker: Speaker,
  line: readonly StoryEvent[],
  people: readonly string[],
  reader: number | null,
): string {
  const names = [reader, ...people].join("\n");
  const before = said.get(line[0]!);
  if (before?.speaker === speaker && before.parts === line.length && before.names === names) return before.text;
  const text = sentence(speaker, line, people, reader);
  said.set(line[0]!, { speaker, parts: line.length, names, text });
  return text;
}

/** A line in words. */
function sentence(
  speaker: Speaker,
  line: readonly StoryEvent[],
  people: readonly string[],
  reader: number | null,
): string {
  const { event } = line[0]!;
  if (speaker.phrasing.awaited.includes(event)) return speaker.say(`story-all-${event}`);
  return speaker.deed(headOf(line, speaker.phrasing) ?? line.at(-1)!, line, people, reader);
}

/** The events of each line. An event without a separate line can still be part of another. */
function together(events: readonly StoryEvent[], phrasing: Phrasing): Numbered[][] {
  const told: Numbered[][] = [];
  events.forEach((event, number) => {
    const line = told.at(-1);
    const goesOn =
      line !== undefined &&
      belongs(
        event,
        line.map((one) => one.event),
        phrasing,
      );
    if (goesOn) line.push({ number, event });
    else if (!phrasing.quiet.includes(event.event)) told.push([{ number, event }]);
  });
  // While some still choose, the choices of the others are not shown.
  const last = told.at(-1)?.[0]!.event;
  return last && phrasing.awaited.includes(last.event) ? told.slice(0, -1) : told;
}

/** Whether an event continues a line. */
function belongs(event: StoryEvent, line: readonly StoryEvent[], phrasing: Phrasing): boolean {
  const first = line[0]!;
  const seat = (one: StoryEvent): unknown => one.seat ?? null;
  if (phrasing.headings.includes(first.event)) return false;
  if (phrasing.awaited.includes(first.event)) return event.event === first.event;
  if ("seat" in event && seat(event) !== seat(first)) return false;
  const head = headOf(line, phrasing);
  if (!head) return phrasing.opening.includes(event.event) || gathers(event.event, first.event, phrasing);
  return !phrasing.opening.includes(event.event) && gathers(head.event, event.event, phrasing);
}

/** The event that names the deed of a line; none as long as it is only opened. */
function headOf(line: readonly StoryEvent[], phrasing: Phrasing): StoryEvent | undefined {
  return line.find((event) => !phrasing.opening.includes(event.event));
}

const gathers = (deed: string, event: string, phrasing: Phrasing): boolean =>
  Object.values(phrasing.deeds[deed] ?? {}).some((wanted) => wanted.of === event);
