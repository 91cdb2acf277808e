/** The story of a game: a line for each thing that somebody does, a heading for each round; as the terminal tells it. */
import type { Speaker } from "./speaker";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a game shows has no types yet
export type StoryEvent = Record<string, any>;
export interface Line {
  seat: number | null;
  heading: boolean;
  text: string;
  first: number; // of the events of the story that it tells
  last: number;
}

interface Told {
  number: number; // in the story
  event: StoryEvent;
}

// What another event tells again, or the board shows anyway.
const QUIET = new Set(["dealt", "laid", "rolled", "colour-rolled", "earned", "advanced", "ended-turn"]);

// What is part of the action that the same seat has just begun, and goes on in its line.
const PARTS = new Set([
  "unearthed",
  "took",
  "researched",
  "advanced",
  "hired",
  "shipped",
  "curse-lifted",
  "picked",
  "drew",
  "declined",
  "drew-curse",
  "exhibited",
  "showed",
  "kept",
  "featured",
  "named-role",
  "pushed-out",
  "sold",
  "bought",
  "swapped",
  "rested",
  "previewed",
]);

// What is often done several times in a row, the words for all of them, and the slots that hold a thing.
const ROWS: Record<string, string> = { took: "ui-takes", picked: "ui-takes", showed: "ui-shows-all" };
const THINGS = ["marker", "card", "material"];

export function lines(speaker: Speaker, events: readonly StoryEvent[], people: readonly string[]): Line[] {
  const told = events.map((event, number): Told => ({ number, event })).filter(({ event }) => !QUIET.has(event.event));
  return together(told).map((line) => {
    const { event, number } = line[0]!;
    return {
      seat: typeof event.seat === "number" ? event.seat : null,
      heading: event.event === "round",
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
function together(told: readonly Told[]): Told[][] {
  const lines: Told[][] = [];
  for (const one of told) {
    const before = lines.at(-1)?.[0]!.event;
    const follows = before && before.event !== "round" && PARTS.has(one.event.event);
    if (follows && (one.event.seat ?? before.seat) === before.seat) lines.at(-1)!.push(one);
    else lines.push([one]);
  }
  return lines;
}

/** The events of a line in words; what is done several times in a row is said once. */
function sentences(speaker: Speaker, line: readonly StoryEvent[], people: readonly string[]): string {
  const told: string[] = [];
  for (let at = 0; at < line.length;) {
    const { event: name, wild = false } = line[at]!;
    let end = at + 1;
    while (end < line.length && line[end]!.event === name && (line[end]!.wild ?? false) === wild) end++;
    const group = line.slice(at, end);
    const row = ROWS[name];
    if (row && group.length > 1 && !wild) {
      const things = group.flatMap((event) =>
        THINGS.filter((slot) => slot in event).map((slot) => speaker.name(slot, event[slot])),
      );
      told.push(speaker.say(row, { seat: people[group[0]!.seat], things: speaker.allOf(things) }));
    } else told.push(...group.map((event) => speaker.event(event, people)));
    at = end;
  }
  return told.join(" ");
}
