/** What moves would change, asked of the server only for moves that somebody looks at, and once for each of them and each question. */
import { Refused } from "../lib/api";
import { SPECTATOR } from "../lib/seats";
import type { Gains } from "./seen";
import type { Perspective } from "./perspective.svelte";

const MOST = 200; // moves that the server tries at once

interface Question {
  event: number;
  eyes: number;
}

export class Previews {
  private known = $state.raw<Question & { gains: Gains }>({ event: -1, eyes: SPECTATOR, gains: {} });
  private asked: Question & { moves: Set<string> } = { event: -1, eyes: SPECTATOR, moves: new Set() };

  constructor(private readonly at: Perspective) {}

  get gains(): Gains {
    return this.isNow(this.known) ? this.known.gains : {};
  }

  async ask(moves: readonly string[]): Promise<void> {
    const question = { event: this.at.table?.event ?? -1, eyes: this.at.eyes };
    if (!this.isNow(this.asked)) this.asked = { ...question, moves: new Set() };
    const missing = moves.filter((move) => !this.asked.moves.has(move)).slice(0, MOST);
    if (!missing.length) return;
    for (const move of missing) this.asked.moves.add(move);
    try {
      const answer = await this.at.live.send({ do: "preview", moves: missing, seat: question.eyes });
      if (answer.is === "preview" && answer.event === question.event)
        this.known = { ...question, gains: { ...this.gains, ...answer.gains } };
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // the table has gone on, or too many ask: the move can be made without it
    }
  }

  private isNow({ event, eyes }: Question): boolean {
    return event === this.at.table?.event && eyes === this.at.eyes;
  }
}
