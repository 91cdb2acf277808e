/** Through whose eyes somebody looks at a table, and what these see. */
import { isEvident } from "../lib/evident";
import type { Live, Standing } from "../lib/live.svelte";
import { marked } from "../lib/given";
import { called } from "../lib/people";
import type { Speaker } from "../lib/speaker";
import { lines, type Line, type StoryEvent } from "../lib/story";
import { SPECTATOR } from "../lib/seats";
import { speaker } from "../lib/words.svelte";
import type { Frame } from "../replay/frame.svelte";
import type { View } from "./seen";

export class Perspective {
  past = $state.raw<Frame | null>(null); // an earlier position that is looked at
  private curtain = $state(true); // where several seats are played: nobody sees the secrets of the next before they say so
  private looking = $state(SPECTATOR); // the seat of those played here that looks

  constructor(readonly live: Live) {}

  /** The seat that looks, or SPECTATOR. Of several, the one that was handed the device. */
  readonly eyes: number = $derived.by(() => {
    const seats = this.live.seats;
    if (seats.length < 2) return seats[0] ?? SPECTATOR;
    if (seats.includes(this.looking)) return this.looking;
    return seats.find((seat) => this.live.tables[seat]?.asked.includes(seat)) ?? seats[0] ?? SPECTATOR;
  });
  readonly table: Standing | null = $derived.by(() => this.live.tables[this.eyes] ?? null);
  readonly game: string = $derived.by(() => this.live.welcome?.game ?? "");
  readonly edition: string = $derived.by(() => this.live.welcome?.edition ?? "");
  readonly speaker: Speaker = $derived(speaker(this.game));
  readonly view: View | null = $derived((this.table?.view ?? null) as View | null);
  readonly people: string[] = $derived(called(this.table?.seats ?? []));
  readonly story: readonly StoryEvent[] = $derived.by(() => this.live.stories[this.eyes] ?? []);
  readonly log: Line[] = $derived.by(() => {
    const { speaker, people, eyes } = this;
    const told = lines(speaker, this.story, people, eyes < 0 ? null : eyes);
    return marked(told, this.live.given[eyes] ?? [], eyes, speaker, people);
  });
  /** The log without a deed that is not complete yet. */
  readonly told: Line[] = $derived.by(() => {
    const amid = this.speaker.phrasing.amid.includes(this.view?.question.ask ?? "");
    return amid && this.view!.actors.includes(this.log.at(-1)?.seat ?? -1) ? this.log.slice(0, -1) : this.log;
  });
  /** What somebody else has just done. */
  readonly deed: string = $derived.by(() => {
    const last = this.log.at(-1);
    return last && !last.heading && last.seat !== null && last.seat !== this.eyes ? last.text : "";
  });
  /** The seats that no person plays. */
  readonly bots: number[] = $derived.by(() =>
    (this.table?.seats ?? []).flatMap((seat, number) => (seat.kind === "bot" || seat.away ? [number] : [])),
  );
  /** Whether something is asked of these eyes: never while pieces still travel. */
  readonly asked: boolean = $derived.by(() => !this.live.travels && (this.table?.asked.includes(this.eyes) ?? false));
  /** Whether everybody can see that there is only one answer: it is given by itself. */
  readonly evident: boolean = $derived(this.table !== null && isEvident(this.table, this.eyes));
  /** Whether these eyes have something to decide. */
  readonly decides: boolean = $derived(this.asked && !this.evident);
  /** Another seat of this device that is asked while this one is not; null for none. */
  readonly next: number | null = $derived.by(() => {
    if (this.asked || this.live.travels || this.table?.phase !== "playing") return null;
    return this.live.seats.find((seat) => this.table!.asked.includes(seat) && !isEvident(this.table!, seat)) ?? null;
  });
  readonly covered: boolean = $derived.by(
    () => this.curtain && this.live.seats.length > 1 && this.table?.phase === "playing",
  );
  /** To how many actions one's turn can be begun again; null if nothing was done in it. */
  readonly restart: number | null = $derived.by(() => {
    const began = this.live.began[this.eyes];
    const acted = this.table?.undo != null; // others may have acted meanwhile, where all choose at once
    return began !== undefined && this.asked && acted && began < this.table!.ply ? began : null;
  });

  /** Another seat that is played here has the device; its secrets stay covered until it looks. */
  handOver(seat: number): void {
    this.looking = seat;
    this.curtain = true;
    this.past = null;
  }

  look(): void {
    this.looking = this.eyes;
    this.curtain = false;
  }
}
