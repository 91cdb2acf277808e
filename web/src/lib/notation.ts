/** How moves are written: the patterns come from the server, and are spelled out as it does. */
import data from "../../notation.json";
import type { NewTable, Phrasing, Spelling } from "../../protocol";

export type GameName = NewTable["game"];
export type Slots = Record<string, string>;

export type Level = NonNullable<NonNullable<NewTable["bots"]>[number]>;
export const LEVELS = data.levels as readonly Level[];
export const USUAL = data.usual as Level;

/** The version of the protocol that this page speaks. */
export const PROTOCOL = data.protocol;

const TYPED = Object.entries(data.typed).flatMap(([command, words]) => words.map((word) => [word, command] as const));

/** What was typed, with its first word as the program calls it: `warum pass` is `why pass`. */
export function understood(line: string): string {
  const [first = "", ...rest] = line.split(" ");
  return [TYPED.find(([word]) => word === first)?.[1] ?? first, ...rest].join(" ");
}

interface Move {
  verb: string; // as the texts call it
  slots: Slots;
}

const games: Record<string, Spelling> = { ...data.games };
const spelled = new Map<string, Map<string, Move>>();

/** How a game spells that the page was built without. */
export function learn(game: string, spelling: Spelling): void {
  games[game] = spelling;
  spelled.delete(game);
}

/** How the words of a game are put together, or those that all share. */
export function phrasing(game: string | null): Phrasing {
  return games[game ?? ""]?.phrasing ?? (data.shared as Phrasing);
}

/** Every move of a game with its verb and what it speaks of: `rob 2 blue` has a seat and a colour. */
function moves(game: string): Map<string, Move> {
  let known = spelled.get(game);
  if (!known) {
    known = new Map();
    const spelling = games[game];
    for (const pattern of spelling?.patterns ?? []) spellOut(pattern, spelling!.words, known);
    spelled.set(game, known);
  }
  return known;
}

function spellOut(pattern: string, words: Spelling["words"], into: Map<string, Move>): void {
  const pieces = pattern.split(/<([a-z]+)>/); // text, slot, text, slot, ..., text
  const fixed = pieces.filter((_, at) => at % 2 === 0).join(" ");
  const verb = fixed.trim().split(/\s+/).join("-");
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
  for (const [text, slots] of found) into.set(text, { verb, slots });
}

/** What a move speaks of; nothing if it is none of this game. */
export function parameters(game: string, move: string): Slots | undefined {
  return moves(game).get(move)?.slots;
}

/** The kinds of things that are called so in moves. */
export function kindsOf(game: string, word: string): string[] {
  const words = Object.entries(games[game]?.words ?? {});
  return words.filter(([, known]) => known.includes(word)).map(([slot]) => phrasing(game).kinds[slot] ?? slot);
}

/** The verb of a move as the texts call it, and its parameters. */
export function takeApart(game: string, move: string): [string, Slots] {
  const { verb, slots } = moves(game).get(move) ?? { verb: move.split(" ")[0]!, slots: {} };
  return [verb, { ...phrasing(game).defaults, ...slots }];
}

/** All that a choice can go by: the verb, and what the move names. */
export function speaksOf(game: string, move: string): Slots {
  const [verb, slots] = takeApart(game, move);
  return { verb, ...slots };
}
