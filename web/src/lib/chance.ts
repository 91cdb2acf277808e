/**
 * Fair chance, as far as a page can see to it (docs/fair-chance.md): it seals a secret of its own for each of its seats, writes down
 * what it is promised before it opens one, and compares whatever it is told from then on with that, never with what is said later.
 */
import type { Chance } from "../../protocol";
import { bytes, hex, sha256, utf8 } from "./sha256";

interface Own {
  secret: string;
  seal: string;
  sent: boolean; // it was opened: it must never be sealed again
}

/** What this browser knows of the chance of one table. */
export interface Kept {
  table: string;
  commitment: string; // of the server, as it was shown first
  own: Record<number, Own>; // by seat
  first?: 0; // the number of the first seat; pages that counted them from 1 did not say so
  seals: string[]; // by seat, as they were when none of ours was open; empty before
  voided: number; // so often something that we had opened was void
  wrong: Wrong[]; // what did not fit
}

/** What can be wrong: the commitment or the seals were changed, a secret or the key does not fit, aborts are hidden. */
export type Wrong = "commitment" | "seals" | "secret" | "key" | "aborted";

/** What the page has to say to the server. */
export type Step = { do: "seal"; seat: number; seal: string } | { do: "open"; seat: number; secret: string | null };

export const nothing = (table: string): Kept => ({
  table,
  commitment: "",
  own: {},
  first: 0,
  seals: [],
  voided: 0,
  wrong: [],
});

/** What an earlier page has kept, with its seats counted as they are now. */
export function counted(kept: Kept): Kept {
  if (kept.first === 0) return kept;
  const own = Object.entries(kept.own).map(([number, one]) => [Number(number) - 1, one] as const);
  return { ...kept, own: Object.fromEntries(own), first: 0 };
}

export const sealOf = (secret: string): string => hex(sha256(bytes(secret)));

/** A list as Python writes it. */
const listed = (...parts: string[]): string => `[${parts.map((part) => JSON.stringify(part)).join(", ")}]`;

/** One fingerprint of all that was fixed before the first secret was opened. */
export const promiseOf = (kept: Kept): string =>
  kept.seals.length ? hex(sha256(utf8(listed(kept.table, kept.commitment, ...kept.seals)))) : "";

export function complain(kept: Kept, wrong: Wrong): void {
  if (!kept.wrong.includes(wrong)) kept.wrong.push(wrong);
}

/** The commitment is shown. Only the first one counts. */
export function promised(kept: Kept, commitment: string): void {
  kept.commitment ||= commitment;
  if (kept.commitment !== commitment) complain(kept, "commitment");
}

/** What to say now, before the game, for the seats that are played here. It has to be kept before it is said. */
export function steps(kept: Kept, chance: Chance, seats: readonly number[], random: () => string): Step[] {
  if (chance.stage === "gathering" || chance.stage === "sealing") startAnew(kept);
  else noteSeals(kept, chance, seats);
  compare(kept, chance);
  if (kept.wrong.length) return []; // after a broken promise, open nothing
  const mine = seats.filter((seat) => chance.waiting.includes(seat));
  if (chance.stage === "sealing") return mine.map((seat) => sealed(kept, seat, random));
  return chance.stage === "opening" ? mine.map((seat) => opened(kept, chance, seat)) : [];
}

/** The seals are open to be made again: if they were frozen before, that is void. */
function startAnew(kept: Kept): void {
  if (kept.seals.length && Object.values(kept.own).some((one) => one.sent)) kept.voided++;
  kept.seals = [];
}

/** Write the seals down when they are seen first; players before they open, others only if nothing was open yet. */
function noteSeals(kept: Kept, chance: Chance, seats: readonly number[]): void {
  const untouched =
    seats.some((seat) => isOurs(kept, chance, seat) && !kept.own[seat]!.sent) ||
    chance.secrets.every((secret) => !secret);
  if (!kept.seals.length && chance.stage === "opening" && untouched) kept.seals = [...chance.seals];
}

const isOurs = (kept: Kept, chance: Chance, seat: number): boolean =>
  kept.own[seat] !== undefined && kept.own[seat].seal === chance.seals[seat];

function sealed(kept: Kept, seat: number, random: () => string): Step {
  const before = kept.own[seat];
  const secret = before && !before.sent ? before.secret : random();
  kept.own[seat] = { secret, seal: sealOf(secret), sent: false };
  return { do: "seal", seat, seal: kept.own[seat].seal };
}

/** Open what was sealed here; what another device has sealed, or what was lost, cannot be. */
function opened(kept: Kept, chance: Chance, seat: number): Step {
  if (!isOurs(kept, chance, seat)) return { do: "open", seat, secret: null };
  kept.own[seat]!.sent = true;
  return { do: "open", seat, secret: kept.own[seat]!.secret };
}

/** Whether what is on the table is what was promised. */
export function compare(kept: Kept, chance: Chance): void {
  if (!kept.seals.length || !chance.seals.length) return;
  if (chance.seals.join() !== kept.seals.join()) complain(kept, "seals");
  chance.secrets.forEach((secret, seat) => {
    if (secret && sealOf(secret) !== kept.seals[seat]) complain(kept, "secret");
  });
}

/** The game has begun, or is over: every seal must be open. */
export function settled(kept: Kept, chance: Chance): void {
  compare(kept, chance);
  if (kept.seals.some((seal, seat) => seal && !chance.secrets[seat])) complain(kept, "secret");
  if (chance.aborted.reduce((sum, one) => sum + one, 0) < kept.voided) complain(kept, "aborted");
}

/** Whether a secret of this browser is in the chance of the game, for each of these seats. */
export const tookPart = (kept: Kept, seats: readonly number[]): boolean =>
  seats.every((seat) => kept.own[seat]?.sent && kept.seals[seat] === kept.own[seat].seal);

/** The key is published. */
export function published(kept: Kept, key: string): void {
  if (sealOf(key) !== kept.commitment) complain(kept, "key");
}
