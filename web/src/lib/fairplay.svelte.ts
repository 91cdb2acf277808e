/** The part of one table in fair chance: says what has to be said by itself, keeps it in this browser, and knows what did not fit. */
import type { Chance, Table, Welcome } from "../../protocol";
import { counted, nothing, promised, published, settled, steps, type Kept, type Step } from "./chance";
import { hex } from "./sha256";
import { recall, remember } from "./stored";

const KEPT = 30; // tables remembered
const LOST = 5_000; // ms to wait for another device that may have sealed for this seat

function load(table: string): Kept {
  const known = recall<Kept[]>("chances", []).find((one) => one.table === table);
  return known ? counted(known) : nothing(table);
}

function keep(kept: Kept): void {
  const others = recall<Kept[]>("chances", []).filter((one) => one.table !== kept.table);
  remember("chances", [kept, ...others].slice(0, KEPT));
}

const random = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

export class Fairplay {
  kept = $state.raw<Kept>(nothing(""));
  chance = $state.raw<Chance | null>(null); // as it was told last

  private seats: readonly number[] = [];
  private checked = ""; // the phase at which all that is known was compared
  private readonly saying = new Set<string>(); // what is on its way
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(
    table: string,
    private readonly send: (step: Step) => Promise<unknown>,
  ) {
    this.kept = load(table);
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  welcomed(welcome: Welcome): void {
    this.chance = welcome.chance;
    this.checked = "";
    this.change((kept) => promised(kept, welcome.commitment));
  }

  told(table: Table, seats: readonly number[]): void {
    this.seats = seats;
    this.chance = table.chance ?? this.chance;
    if (table.phase === "gathering") {
      if (this.chance) this.act(this.chance);
    } else if (this.checked !== table.phase) this.check(table);
  }

  /** When the game has begun, and when it is over. */
  private check({ phase, key }: Table): void {
    const { chance } = this;
    this.checked = phase;
    this.change((kept) => {
      if (chance) settled(kept, chance);
      if (key) published(kept, key);
    });
  }

  /** Whatever is changed is written down before anything is said; another tab may have written meanwhile. */
  private change<T>(how: (kept: Kept) => T): T {
    const stored = load(this.kept.table);
    const kept = structuredClone(stored.commitment ? stored : this.kept);
    const result = how(kept);
    if (JSON.stringify(kept) !== JSON.stringify(stored)) keep(kept);
    this.kept = kept;
    return result;
  }

  private act(chance: Chance): void {
    for (const step of this.change((kept) => steps(kept, chance, this.seats, random))) {
      if (step.do === "open" && step.secret === null) this.giveUp(step.seat);
      else this.say(step);
    }
  }

  private say(step: Step): void {
    const what = `${step.do} ${step.seat}`;
    if (this.saying.has(what)) return;
    this.saying.add(what);
    const done = (): boolean => this.saying.delete(what);
    this.send(step).then(done, done); // a refusal says that somebody else was quicker
  }

  /** The secret of a seal is not in this browser: if no other device opens it, everybody has to seal again. */
  private giveUp(seat: number): void {
    clearTimeout(this.timers.get(seat));
    const { seals } = this.chance!;
    const still = (): boolean =>
      this.chance?.stage === "opening" &&
      this.chance.waiting.includes(seat) &&
      this.chance.seals.join() === seals.join();
    this.timers.set(
      seat,
      setTimeout(() => still() && this.say({ do: "open", seat, secret: null }), LOST),
    );
  }
}
