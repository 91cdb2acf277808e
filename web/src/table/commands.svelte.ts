/** What somebody at a table asks of the server, and what it answers; a refusal becomes a notice. */
import type { Solved } from "../../protocol";
import { Refused } from "../lib/api";
import { drawn, hold } from "../lib/keys";
import { SPECTATOR } from "../lib/seats";
import { carryLink } from "../lib/route.svelte";
import { understood } from "../lib/notation";
import type { Line } from "../lib/story";
import { pastOf } from "../replay/past";
import type { Exercise } from "../exercise/exercise.svelte";
import type { Guide } from "../lesson/guide.svelte";
import type { Choice } from "./choice.svelte";
import type { Coach } from "./coach.svelte";
import type { Perspective } from "./perspective.svelte";

export class Commands {
  notice = $state("");
  goesOn = false; // to the next game, when there is one
  leaving = $state(false); // somebody is about to leave, and is asked whether they mean it
  private revealed = $state.raw<{ event: number; to: number | null }>({ event: -1, to: null });
  /** Where an undo would go that is possible only as practice: somebody is asked whether they mean it. */
  readonly beyond: { to: number | null } | null = $derived.by(() =>
    this.revealed.event === this.at.table?.event ? this.revealed : null,
  );
  private answered = { event: -1, eyes: SPECTATOR }; // the question to which a move is under way
  private sent: Promise<void> = Promise.resolve(); // the last moves, until they are made, refused or held back

  constructor(
    private readonly at: Perspective,
    private readonly choice: Choice,
    private readonly guide: Guide,
    private readonly coach: Coach,
    private readonly exercise: Exercise | null = null,
  ) {}

  /** Make a move, or several in a row, unless the coach holds it back. */
  make(...moves: readonly string[]): Promise<void> {
    return this.send(moves, true);
  }

  /** Play what the coach has warned of. */
  insist(): Promise<void> {
    return this.send(this.coach.warning?.moves ?? [], false);
  }

  private send(moves: readonly string[], heeds: boolean): Promise<void> {
    return (this.sent = this.deliver(moves, heeds));
  }

  /** Once however often it is clicked: until it is refused or held back, or the table has gone on. */
  private async deliver(moves: readonly string[], heeds: boolean): Promise<void> {
    if (!moves.length) return;
    const { eyes, live } = this.at;
    const event = this.at.table?.event ?? 0;
    if (this.answered.event === event && this.answered.eyes === eyes) return;
    this.answered = { event, eyes };
    if (heeds && (await this.coach.objects(moves))) {
      this.answered = { event: -1, eyes: SPECTATOR };
      this.choice.startOver();
      return;
    }
    this.coach.letGo();
    this.coach.advice = null;
    this.at.past = null;
    this.choice.letGo();
    await this.attempt(async () => {
      try {
        const answer = await live.send({ do: "play", event, moves: [...moves], seat: this.seat });
        if (answer.is === "solved") this.solved(answer);
      } catch (refused) {
        this.answered = { event: -1, eyes: SPECTATOR };
        if (!this.guide.lesson || !(refused instanceof Refused)) throw refused;
        this.choice.startOver();
        this.guide.refused(here(refused.reason), moves[0]!);
      }
    });
  }

  /** In an exercise the table stays as it is: one can answer again. */
  private solved(answer: Solved): void {
    this.answered = { event: -1, eyes: SPECTATOR };
    this.choice.startOver();
    this.exercise?.answered(answer);
  }

  /** Take back one's last decision, or to a ply. Beyond what was revealed it is practice: then people are asked first. */
  undo(to: number | null = null, practice = false): Promise<void> {
    const asked = this.at.table?.event ?? 0;
    this.stay();
    return this.attempt(async () => {
      try {
        await this.at.live.send({ do: "undo", to, practice, seat: this.seat });
      } catch (refused) {
        if (!(refused instanceof Refused) || refused.reason.code !== "undo-revealed") throw refused;
        this.revealed = { event: asked, to };
      }
    });
  }

  /** Take nothing back after all. */
  stay(): void {
    this.revealed = { event: -1, to: null };
  }

  /** Give the one answer that everybody can see; another device of the seat may have been quicker. */
  async give(seat: number, event: number, move: string): Promise<void> {
    if (this.answered.event === event && this.answered.eyes === seat) return;
    this.answered = { event, eyes: seat };
    try {
      await this.at.live.send({ do: "play", event, moves: [move], seat });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  agree(yes: boolean): Promise<void> {
    return this.attempt(() => this.at.live.send({ do: "agree", yes, seat: this.seat }));
  }

  chat(text: string): Promise<void> {
    return this.attempt(() => this.at.live.send({ do: "say", text, seat: this.seat }));
  }

  /** Say something while watching. */
  remark(name: string, text: string): Promise<void> {
    return this.attempt(() => this.at.live.send({ do: "remark", name, text }));
  }

  leave(): Promise<void> {
    this.leaving = false;
    return this.attempt(() => this.at.live.send({ do: "leave", seat: this.seat }));
  }

  back(): Promise<void> {
    return this.attempt(() => this.at.live.send({ do: "back", seat: this.seat }));
  }

  /** Play again: this page goes to the next game as soon as there is one, whoever asked first. */
  rematch(): Promise<void> {
    this.goesOn = true;
    return this.attempt(() => this.at.live.send({ do: "rematch", seat: this.seat }));
  }

  /** A link by which this seat can be played on another device, too; empty if it was refused. */
  async carry(): Promise<string> {
    const code = drawn();
    await this.attempt(() => this.at.live.send({ do: "carry", code, seat: this.seat }));
    return this.notice ? "" : carryLink(this.at.live.name, code);
  }

  /** Somebody else has my link: a new token, which is kept before it is sent, so that nothing is lost with the answer. */
  async renew(): Promise<void> {
    const token = drawn();
    const { live, game } = this.at;
    hold(live.name, game, [token]);
    await this.attempt(() => live.send({ do: "renew", token, seat: this.seat }));
    live.use(token); // also when the answer was lost: if it opens nothing, it is dropped
  }

  /** Ask what a good player would do, after a move that is under way. An answer that is given by itself would be quicker. */
  hint(): Promise<void> {
    return this.attempt(async () => {
      await this.sent;
      if (!this.at.decides) return;
      await this.coach.ask(() => this.choice.legal);
      const best = this.coach.advice?.moves[0];
      if (best && !this.choice.towards(best)) this.choice.startOver(); // else nobody would see it
    });
  }

  /** Look at the table as it was after a line of the log. */
  lookBack(line: Line): Promise<void> {
    return this.attempt(async () => {
      const { live, eyes } = this.at;
      this.at.past = await pastOf(live.name, eyes, live.tokens, line.last);
    });
  }

  /** Why a move is not possible, in words with its clause; or that it is. */
  async reason(move: string): Promise<{ code: string; text: string }> {
    const { speaker, people } = this.at;
    try {
      const answer = await this.at.live.send({ do: "why", move, seat: this.seat });
      if (answer.is !== "why") return { code: "", text: "" };
      if (answer.legal) return { code: "", text: speaker.say("web-possible", { move: speaker.move(move, people) }) };
      return { code: answer.code, text: speaker.reason(here(answer), people) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { code: error.reason.code, text: speaker.refusal(here(error.reason), people) };
    }
  }

  async why(move: string): Promise<void> {
    this.notice = (await this.reason(move)).text;
  }

  /** What is typed: a move, or a word that asks for something else. */
  typed(text: string): Promise<void> {
    const words = text.trim().replace(/^\//, "").replace(/\s+/g, " ");
    const line = understood(words.toLowerCase());
    const [first, ...rest] = line.split(" ");
    if (first === "why" && rest.length) return this.why(rest.join(" "));
    if (line === "hint") return this.hint();
    if (line === "undo") return this.undo();
    if (first === "say" && rest.length) return this.chat(words.slice(words.indexOf(" ") + 1));
    return line ? this.make(line) : Promise.resolve();
  }

  private get seat(): number | null {
    return this.at.eyes < 0 ? null : this.at.eyes;
  }

  private async attempt(work: () => Promise<unknown>): Promise<void> {
    this.notice = "";
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.notice = this.at.speaker.refusal(here(error.reason), this.at.people);
      this.choice.startOver();
    }
  }
}

/** A reason as one says it at a table, where everybody knows which game's rules are meant. */
function here<R extends { clause: string }>(reason: R): R {
  return { ...reason, clause: reason.clause.replace(/^[a-z]+ (?=§)/, "") };
}
