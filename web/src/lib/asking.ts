/** The sentence of the banner: what can be done now, from the legal moves alone, or whom one waits for. */
import { takeApart } from "./notation";
import type { Asking, Slots, Speaker } from "./speaker";

const OVER = -2;
const LONGEST = 90; // letters of a sentence that still gets the last deed before it

/**
 * What the viewer has to do, or whom they wait for; at the end, who won. `legal` are the moves that still
 * fit what was chosen of one; `bots` the seats that no person plays.
 */
export function question(
  say: Speaker,
  view: Asking,
  people: readonly string[],
  legal: readonly string[],
  chosen: Slots,
  bots: readonly number[],
): string {
  if (view.actor === OVER) return ending(say, view, people);
  const { ask } = view.question;
  const { actors, seat } = view;
  const words = wordsOf(say, view, people);
  if (seat !== null && actors.includes(seat) && legal.length) return asked(say, ask, words, people, legal, chosen);
  if (!actors.length) return say.say(`wait-${ask}`, words);
  return waiting(say, view, people, bots);
}

/** What is asked for, in words. What is printed differs between editions; sentences may say any figure of it. */
function wordsOf(say: Speaker, view: Asking, people: readonly string[]): Slots {
  const { ask: _, ...slots } = view.question;
  return { ...view.printed, ...say.words(slots, people) };
}

/** What these moves do, in a list. */
export function choices(say: Speaker, view: Asking, people: readonly string[], moves: readonly string[]): string {
  const verbs = moves.map((move) => takeApart(say.game ?? "", move)[0]);
  return listed(say, wordsOf(say, view, people), new Set(verbs));
}

function listed(say: Speaker, words: Slots, verbs: Iterable<string>): string {
  const told = [...verbs].filter((verb) => say.has(`do-${verb}`)).map((verb) => say.say(`do-${verb}`, words));
  return say.anyOf([...new Set(told)]);
}

/** What the reader can do: only legal moves, and for a half-made move, how to continue. */
function asked(
  say: Speaker,
  ask: string,
  words: Slots,
  people: readonly string[],
  legal: readonly string[],
  chosen: Slots,
): string {
  const moves = legal.map((move) => takeApart(say.game ?? "", move));
  const verbs = [...new Set(moves.map(([verb]) => verb))];
  const only = verbs.length === 1 ? verbs[0]! : "";
  if (only && Object.keys(chosen).length && say.has(`half-${only}`)) {
    const open = [...new Set(moves.flatMap(([, parts]) => Object.keys(parts)))];
    const parts = Object.fromEntries(open.map((slot) => [slot, chosen[slot] ?? null]));
    return say.say(`half-${only}`, { ...words, ...say.words(parts, people, null, 1) });
  }
  if (only && say.has(`ask-${ask}-${only}`)) return say.say(`ask-${ask}-${only}`, words);
  return say.say(`ask-${ask}`, { ...words, choices: listed(say, words, verbs) });
}

/** For people one waits; bots think. */
function waiting(say: Speaker, view: Asking, people: readonly string[], bots: readonly number[]): string {
  const { actors, seat } = view;
  if (seat !== null && actors.includes(seat)) return say.say("wait-you");
  const persons = actors.filter((one) => !bots.includes(one));
  const names = (persons.length ? persons : actors).map((one) => say.person(one, people));
  return say.say(persons.length ? "wait-person" : "wait-bot", { seats: say.allOf(names), count: names.length });
}

/** What somebody else has just done, and whom one waits for now; a long deed stands in the log alone. */
export function after(deed: string, sentence: string): string {
  const both = `${deed} ${sentence}`.trim();
  return both.length <= LONGEST ? both : sentence;
}

/** Who won: by a goal that was reached, by points, or by what the game calls the best. */
function ending(say: Speaker, view: Asking, people: readonly string[]): string {
  const ranks = view.ranks ?? [];
  const best = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const most = say.has("over-scored") ? "over-scored" : "over-best";
  const how = best.length > 1 ? "over-shared" : view.winner == null ? most : "over-won";
  const names = best.filter((seat) => seat !== view.seat).map((seat) => say.person(seat, people));
  const points = Math.max(0, ...(view.scores ?? []));
  return say.say(view.seat !== null && best.includes(view.seat) ? `${how}-you` : how, {
    seats: say.allOf(names),
    points,
  });
}
