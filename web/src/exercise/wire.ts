/** An exercise behaves like a table: what a connection to one would say is asked for by plain requests. */
import type { AnyIn, AnyOut, Table } from "../../protocol";
import * as api from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { speaker } from "../lib/words.svelte";

export class ExerciseWire {
  readonly readyState = WebSocket.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(
    private readonly game: string,
    private readonly number: number,
    private readonly posed: (grade: string, of: number) => void,
  ) {
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    const message = JSON.parse(text) as AnyIn;
    const id = message.do === "hello" ? "hello" : message.id;
    const work = message.do === "hello" ? this.welcome() : this.ask(message);
    work.catch((error: unknown) => {
      if (!(error instanceof api.Refused)) throw error;
      this.tell({ is: "refused", id, ...error.reason });
    });
  }

  close(): void {
    this.onmessage = null;
  }

  private async welcome(): Promise<void> {
    const { grade, of, welcome, table } = await api.exercise(this.game, this.number);
    this.posed(grade, of);
    this.tell(welcome);
    this.tell(named(table));
  }

  private async ask(message: AnyIn): Promise<void> {
    this.tell(await api.solve(this.game, this.number, message));
  }

  private tell(message: AnyOut): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** With the name of the person who looks. */
function named(table: Table): Table {
  const name = settings.name.trim() || speaker().say("ui-guest");
  return { ...table, seats: table.seats.map((seat, number) => (number === table.seat ? { ...seat, name } : seat)) };
}
