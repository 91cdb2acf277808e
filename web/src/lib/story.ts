/** The story of a game: a line for each thing that somebody does, a heading for each round; as the terminal tells it. */
import type { Phrasing } from "../../protocol";
import type { Speaker } from "./speaker";

/** What a game tells of: its name, and beside it numbers, words and lists of words; null is what these eyes did not see. */
export interface StoryEvent {
  event: string;
  seat?: number | null;
  [slot: string]: Told | undefined;
}
type Told = string | number | boolean | null | readonly string[];

/** The number in a slot; a game that tells this event puts one there. */
export const numberIn = (event: StoryEvent, slot: string): number => Number(event[slot]);
/** The word in a slot, in the same way. */
export const wordIn = (event: StoryEvent, slot: string): string => String(event[slot]);

export interface Line {
  seat: number | null;
  heading: boolean;
  text: string;
  first: number; // of the events of the story that it tells
  last: number;
}

interface Numbered {
  number: number; // in the story
  event: StoryEvent;
}

export function lines(speaker: Speaker, events: readonly StoryEvent[], people: readonly string[]): Line[] {
  const { phrasing } = speaker;
  const all = events.map((event, number): Numbered => ({ number, event }));
  const told = all.filter(({ event }) => !phrasing.quiet.includes(event.event));
  return together(told, phrasing).map((line) => {
    const { event, number } = line[0]!;
    return {
      seat: typeof event.seat === "number" ? event.seat : null,
      heading: phrasing.headings.includes(event.event),
      text: remembered(
        speaker,
        line.map((one) => one.event),
        people,
      ),
      first: number,
      last: line.at(-1)!.number,
    };
  });
}

// What was said of a line, by its first event: a story only grows at its end, and is told anew with every move.
const said = new WeakMap<StoryEvent, { speaker: Speaker; parts: number; people: string; text: string }>();

function remembered(speaker: Speaker, line: readonly StoryEvent[], people: readonly string[]): string {
  const names = people.join("\n");
  const before = said.get(line[0]!);
  if (before?.speaker === speaker && before.parts === line.length && before.people === names) return before.text;
  const text = sentences(speaker, line, people);
  said.set(line[0]!, { speaker, parts: line.length, people: names, text });
  return text;
}

/** The events that belong into one line each. */
function together(told: readonly Numbered[], { headings, parts }: Phrasing): Numbered[][] {
  const lines: Numbered[][] = [];
  for (const one of told) {
    const before = lines.at(-1)?.[0]!.event;
    const follows = before && !headings.includes(before.event) && parts.includes(one.event.event);
    if (follows && (one.event.seat ?? before.seat) === before.seat) lines.at(-1)!.push(one);
    else lines.push([one]);
  }
  return lines;
}

/** The events of a line in words; what is done several times in a row is said once. */
function sentences(speaker: Speaker, line: readonly StoryEvent[], people: readonly string[]): string {
  const { rows } = speaker.phrasing;
  const isApart = (event: StoryEvent): boolean => Boolean(event[rows.apart]);
  const told: string[] = [];
  for (let at = 0; at < line.length;) {
    const { event: name } = line[at]!;
    const apart = isApart(line[at]!);
    let end = at + 1;
    while (end < line.length && line[end]!.event === name && isApart(line[end]!) === apart) end++;
    const group = line.slice(at, end);
    const row = rows.words[name];
    if (row && group.length > 1 && !apart) {
      const things = group.flatMap((event) =>
        rows.things.filter((slot) => slot in event).map((slot) => speaker.name(slot, event[slot])),
      );
      told.push(speaker.say(row, { seat: people[group[0]!.seat ?? -1], things: speaker.allOf(things) }));
    } else told.push(...group.map((event) => speaker.event(event, people)));
    at = end;
  }
  return told.join(" ");
}
