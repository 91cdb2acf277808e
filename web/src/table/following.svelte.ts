/** What the others did since one's turn: whether it is shown, line by line and on the pieces, and which line is looked at. */
import { tableOf } from "../games/tables.svelte";
import { phone } from "../lib/phone";
import { keep, settings, type PaceName } from "../lib/settings.svelte";
import type { Trace } from "../games/plug";
import type { Perspective } from "./perspective.svelte";
import { since, type Since } from "./since";

/** The pieces that a line moved, by its number. */
export interface Mark {
  number: number;
  traces: readonly Trace[];
}

export class Following {
  inWords = $state(false); // whole sentences instead of drawings
  looked = $state(0); // the number of the line under the pointer or the focus
  private said = $state.raw({ from: -1, open: false }); // what somebody has said about this turn

  constructor(private readonly at: Perspective) {}

  readonly told: Since | null = $derived.by(() => {
    const { table, log, story, eyes, covered, speaker } = this.at;
    return table?.phase === "playing" && !covered ? since(log, story, eyes, speaker.phrasing.opening) : null;
  });
  /** On a large screen it opens by itself, as long as one likes that. */
  readonly open: boolean = $derived.by(() => {
    if (!this.told) return false;
    return this.said.from === this.told.from ? this.said.open : settings.since && !phone.current;
  });
  readonly marks: Mark[] = $derived.by(() => {
    const traces = tableOf(this.at.game)?.traces;
    if (!this.open || !this.told || !traces || this.at.past) return [];
    return this.told.rivals.flatMap(({ lines }) =>
      lines.map(({ number, events }) => ({ number, traces: events.flatMap(traces) })),
    );
  });

  toggle(): void {
    const open = !this.open;
    this.say(open);
    if (!phone.current) keep({ since: open });
  }

  /** One's first move of the turn: it has been read. */
  close(): void {
    if (this.open) this.say(false);
  }

  keepPace(pace: PaceName): void {
    keep({ pace });
    this.at.live.pace.anew();
  }

  private say(open: boolean): void {
    this.said = { from: this.told?.from ?? -1, open };
    this.looked = 0;
  }
}
