/** Several things chosen in any order, out of all sets that the server told: what is in, what still fits, what is missing. */
import type { Sets } from "../../protocol";

export type Count = ReadonlyMap<string, number>;

export interface Whole {
  things: Count;
  moves: string[];
}

/** All sets, each as a count of its things and the moves that choose it. */
export const unpack = (told: Sets): Whole[] =>
  told.ways.map((way) => ({
    things: counted(way.things.map((place) => told.things[place]!)),
    moves: way.moves.map((place) => told.moves[place]!),
  }));

export function counted(things: readonly string[]): Count {
  const found = new Map<string, number>();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  return found;
}

export const size = (count: Count): number => [...count.values()].reduce((sum, one) => sum + one, 0);

/** What is in every set: nobody has a choice about it. */
export function forced(sets: readonly Whole[]): Count {
  const [first, ...others] = sets.map((set) => set.things);
  const found = [...(first ?? [])].map(
    ([thing, count]) => [thing, Math.min(count, ...others.map((one) => one.get(thing) ?? 0))] as const,
  );
  return new Map(found.filter(([, count]) => count > 0));
}

/** The sets that have all of this in them. */
export const having = (sets: readonly Whole[], count: Count): Whole[] =>
  sets.filter((set) => [...count].every(([thing, wanted]) => (set.things.get(thing) ?? 0) >= wanted));

/** The first thing of a set that is not chosen yet, or too few of it. */
export const missing = ({ things }: Whole, chosen: Count): string | undefined =>
  [...things].find(([thing, wanted]) => (chosen.get(thing) ?? 0) < wanted)?.[0];

/** One more of a thing, or one fewer. */
export function changed(count: Count, thing: string, by: 1 | -1): Count {
  const now = (count.get(thing) ?? 0) + by;
  const others = [...count].filter(([one]) => one !== thing);
  return new Map(now > 0 ? [...others, [thing, now]] : others);
}

/** The moves for exactly this set, in the order in which they are sent; none while something is missing. */
export const movesFor = (sets: readonly Whole[], count: Count): string[] =>
  having(sets, count).find((set) => size(set.things) === size(count))?.moves ?? [];
