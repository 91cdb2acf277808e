/** A deed in one sentence: the event that names it, with what it gathers from the other events of its line. */
import type { Gathered } from "../../protocol";
import type { Event, Slots, Speaker } from "./speaker";

export function sentence(
  say: Speaker,
  head: Event,
  line: readonly Event[],
  people: readonly string[],
  reader: number | null,
): string {
  const words = { ...say.words(slotsOf(head), people, reader), ...heapOf(say, head) };
  for (const [argument, wanted] of Object.entries(say.phrasing.deeds[head.event] ?? {}))
    Object.assign(words, gathered(say, argument, wanted, line, people, reader));
  return say.say(`story-${head.event}`, words);
}

/** What a deed takes from its line: how many there are, the first as it was, and all of them in words. */
function gathered(
  say: Speaker,
  argument: string,
  wanted: Gathered,
  line: readonly Event[],
  people: readonly string[],
  reader: number | null,
): Slots {
  const events = line.filter((event) => event.event === wanted.of);
  const values: unknown[] = events.map((event) => event[wanted.slot]);
  const inWords = Boolean(wanted.words) || !values.every((value) => ["number", "boolean"].includes(typeof value));
  const told = inWords
    ? say.allOf(counted(say, wanted, events, people, reader))
    : values.reduce((sum: number, value) => sum + Number(value), 0);
  return { [`${argument}_count`]: values.length, [`${argument}_id`]: values[0] ?? null, [argument]: told };
}

/** Things in words; where there are words for it, those that are alike are counted. */
function counted(
  say: Speaker,
  wanted: Gathered,
  events: readonly Event[],
  people: readonly string[],
  reader: number | null,
): string[] {
  if (!wanted.words) return events.map((event) => String(say.words(slotsOf(event), people, reader)[wanted.slot]));
  const alike = new Map<string, Event[]>();
  for (const event of events) {
    const key = JSON.stringify(event);
    alike.set(key, [...(alike.get(key) ?? []), event]);
  }
  return [...alike.values()].map((same) =>
    say.say(wanted.words, { ...say.words(slotsOf(same[0]!), people, reader), count: same.length }),
  );
}

/** A heap of things: all of them by name for those who may know, by number for the others. */
function heapOf(say: Speaker, event: Event): Slots {
  const { heap } = say.phrasing;
  if (!heap || !(heap.pieces in event)) return {};
  const pieces = event[heap.pieces] as readonly string[] | null;
  const counts = heap.counted
    .map((slot): [string, number] => [slot, Number(event[slot])])
    .filter(([, count]) => count > 0);
  const told = pieces
    ? pieces.map((piece) => say.name(heap.kind, piece))
    : counts.map(([slot, count]) => say.say(heap.count, { [`${heap.by}_id`]: slot, count }));
  return { count: counts.reduce((sum, [, count]) => sum + count, 0), [heap.told]: say.allOf(told) };
}

function slotsOf({ event: _, ...slots }: Event): Slots {
  return slots;
}
