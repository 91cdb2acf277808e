/** How moves are written: the patterns come from the server, and are spelled out as it does. */
import data from "../../notation.json";
import type { NewTable } from "../../protocol";

export type GameName = keyof typeof data.games;
export type Slots = Record<string, string>;

export const GAMES = ["artifact", "artisans", "artefakt"] as const satisfies readonly GameName[];
export type Level = NonNullable<NonNullable<NewTable["bots"]>[number]>;
export const LEVELS = data.levels as readonly Level[];
export const USUAL = data.usual as Level;

interface Pattern {
  patterns: readonly string[];
  words: Record<string, readonly string[]>;
  kinds: Record<string, string>;
}

const games: Record<string, Pattern> = data.games;
const spelled = new Map<string, Map<string, Slots>>();

/** The kind of thing in a slot that is not called after what it holds. */
export function kindOf(game: string, slot: string): string {
  return games[game]?.kinds[slot] ?? slot;
}

/** Every move of a game with what it speaks of: `rob 2 blue` has a seat and a colour. */
export function moves(game: string): Map<string, Slots> {
  let known = spelled.get(game);
  if (!known) {
    known = new Map();
    const { patterns, words } = games[game]!;
    for (const pattern of patterns) spellOut(pattern, words, known);
    spelled.set(game, known);
  }
  return known;
}

function spellOut(pattern: string, words: Pattern["words"], into: Map<string, Slots>): void {
  const pieces = pattern.split(/<([a-z]+)>/); // text, slot, text, slot, ..., text
  let found: [string, Slots][] = [[pieces[0]!, {}]];
  for (let at = 1; at < pieces.length; at += 2) {
    const slot = pieces[at]!;
    found = found.flatMap(([text, slots]) =>
      words[slot]!.map((word): [string, Slots] => [
        text + word + pieces[at + 1]!,
        word ? { ...slots, [slot]: word.trim() } : slots,
      ]),
    );
  }
  for (const [text, slots] of found) into.set(text, slots);
}

/** What a move speaks of; nothing if it is none of this game. */
export function parameters(game: string, move: string): Slots | undefined {
  return moves(game).get(move);
}

/** The verb of a move as the texts call it, and its parameters. */
export function takeApart(game: string, move: string): [string, Slots] {
  const slots = parameters(game, move) ?? {};
  const words = move.split(" ");
  if (game === "artefakt") return [words.slice(0, words.length - Object.keys(slots).length).join("-"), slots];
  if (game === "artifact") {
    const more = words.filter((word) => word === "double" || word === "wild");
    return [[words[0]!, ...more].join("-"), { payment: "plain", ...slots }];
  }
  return [words[0]!, slots];
}

/** All that a choice can go by: the verb and what the move names; in Artifact also which marker pays or is given, and the card it is about. */
export function speaksOf(game: string, move: string): Slots {
  const [verb, slots] = takeApart(game, move);
  return game === "artifact" ? { verb, ...slots, ...implied(verb, slots) } : { verb, ...slots };
}

const PAID: Record<string, string> = {
  research: "museum",
  exhibit: "museum",
  feature: "museum",
  ship: "ship",
  sell: "ship",
  buy: "ship",
};

function implied(verb: string, slots: Slots): Slots {
  if (verb === "swap") return { gives: slots.marker! };
  const more: Slots = verb === "feature" ? { card: `${slots.site}/solo` } : {};
  const needed = verb.startsWith("hire") ? slots.site : PAID[verb];
  if (!needed) return more;
  const pays = slots.payment === "plain" ? needed : slots.payment!.replace("with ", "");
  return { ...more, needed, pays };
}
