/**
 * One table over one WebSocket: says hello, keeps its copy of the table up to date, sends commands.
 *
 * It reconnects after a lost connection, waiting longer each time; commands not yet acknowledged are resent with the same id,
 * and the server executes each of them once.
 */
import type { AnyCommand, AnyOut, Given, News, Refusal, Table, Welcome } from "../../protocol";
import { chat, Refused } from "./api";
import { isEvident } from "./evident";
import { Fairplay } from "./fairplay.svelte";
import { keepingFocus } from "./focus";
import type { Line } from "./house";
import { drawn, drop } from "./keys";
import { PROTOCOL } from "./notation";
import { Pace } from "./pace";
import { renew } from "./renew";
import { SPECTATOR } from "./seats";
import { settings } from "./settings.svelte";
import type { StoryEvent } from "./story";
import { isStill, travelling } from "./travel";
import { OTHER, reloadOnce } from "./version";
import { hangUp, lineTo } from "./wire";

/** The current state of a table, without story and news, which are appended to what is already known. */
export type Standing = Omit<Table, "story" | "given" | "news" | "earlier" | "earlier_remarks">;

type Answer = Exclude<AnyOut, Welcome | Table | Refusal>;
type Unsent = AnyCommand extends infer C ? (C extends { id: string } ? Omit<C, "id"> : never) : never;

interface Pending {
  message: AnyCommand;
  resolve: (answer: Answer) => void;
  reject: (problem: Refused) => void;
}

const FIRST_WAIT = 300; // ms
const LONGEST_WAIT = 5_000;
const SAID = { to: null, yes: null, table: null } as const;

export class Live {
  line = $state<"connecting" | "open" | "lost" | "refused">("connecting");
  refusal = $state.raw<Refused | null>(null);
  welcome = $state.raw<Welcome | null>(null);
  readonly tables = $state<Record<number, Standing>>({}); // by seat, and for a SPECTATOR
  stories = $state.raw<Record<number, StoryEvent[]>>({});
  given = $state.raw<Record<number, Given[]>>({}); // answers without a choice, by their place in these stories
  news = $state.raw<News[]>([]);
  earlier = $state<number | null>(null); // the chat before this event has not been loaded
  earlierRemarks = $state<number | null>(null); // the same for what those who watch have said
  witnessed = $state(false); // whether this page was open during the game
  dropped = $state(false); // a stored token no longer works
  ends = $state(0); // when the time for the move runs out, by this page's clock; 0 without a limit
  held = $state(0); // messages that are still to be shown, one after the other
  travels = $state(false); // pieces that others moved still fly: what is asked of this page comes when the last of them lies
  began = $state.raw<Record<number, number>>({}); // by seat: at which ply its turn began

  readonly fair: Fairplay;
  private readonly told = new Map<number, Standing>(); // as received, by viewer
  private socket: Line | null = null;
  private seen = 0;
  private asked = 0; // the last event seen when hello was sent
  private first = new Set<number>(); // viewers that have received the table on this connection
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pending = new Map<string, Pending>();
  private closed = false;
  // Moves that bots make at once are shown one after the other, as long as this seat has nothing to decide.
  readonly pace = new Pace(
    () => isStill() || this.seats.some((seat) => this.tables[seat]?.asked.includes(seat)),
    () => settings.pace,
    (waiting) => (this.held = waiting),
  );

  constructor(
    readonly name: string,
    public tokens: readonly string[],
    private readonly open = lineTo,
  ) {
    this.fair = new Fairplay(name, (step) => this.send(step));
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** The page is visible again, or the network is back: reconnect now. */
  private readonly hurry = (): void => {
    if (this.line !== "lost" || document.hidden || this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** The seats played on this page. */
  get seats(): number[] {
    return this.welcome?.seats ?? [];
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    this.pace.clear();
    this.fair.close();
    if (this.socket) hangUp(this.socket);
  }

  send(command: Unsent): Promise<Answer> {
    const message = { ...command, id: drawn() } as AnyCommand;
    return new Promise((resolve, reject) => {
      this.pending.set(message.id, { message, resolve, reject });
      if (this.line === "open") this.socket?.send(JSON.stringify(message));
    });
  }

  /** Load one more page of earlier chat. */
  async sayEarlier(of: "table" | "spectators"): Promise<void> {
    const before = of === "table" ? this.earlier : this.earlierRemarks;
    if (before === null) return;
    const { words, earlier } = await chat(this.name, before, of);
    const what = of === "table" ? "said" : "remarked";
    this.news = [...words.map(({ seat, name, text }) => ({ ...SAID, what, seat, name, text }) as const), ...this.news];
    if (of === "table") this.earlier = earlier;
    else this.earlierRemarks = earlier;
  }

  private connect(): void {
    const socket = this.open(this.name);
    this.socket = socket;
    socket.onopen = () => {
      this.asked = this.seen;
      this.first.clear();
      socket.send(JSON.stringify({ do: "hello", protocol: PROTOCOL, tokens: this.tokens, seen: this.seen }));
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as AnyOut);
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private lost(): void {
    if (this.closed || this.line === "refused") return;
    this.line = "lost";
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  /** Ask for everything from the beginning. */
  private anew(): void {
    this.seen = 0;
    this.pace.clear();
    this.line = "connecting";
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  private hear(message: AnyOut): void {
    switch (message.is) {
      case "welcome":
        this.welcome = message;
        this.line = "open";
        this.wait = FIRST_WAIT;
        for (const { message: command } of this.pending.values()) this.socket?.send(JSON.stringify(command));
        this.fair.welcomed(message);
        break;
      case "table":
        this.fair.told(message, this.seats);
        this.shown(message);
        break;
      case "refused":
        if (message.id === "hello" && message.args.tokens) this.without(message.args.tokens as number[]);
        else if (message.id === "hello") {
          if (message.code === OTHER) reloadOnce();
          this.line = "refused";
          this.refusal = new Refused(message);
        } else this.settle(message.id, (one) => one.reject(new Refused(message)));
        break;
      case "seats":
        if (this.welcome) this.welcome = { ...this.welcome, seats: message.seats };
        this.anew(); // the view has changed
        break;
      default:
        this.settle(message.id, (one) => one.resolve(message));
    }
  }

  /** A token drawn here opens a seat, or may do so: reconnect with it. */
  use(token: string): void {
    this.tokens = [...new Set([...this.tokens, token])];
    this.anew();
  }

  /** Reconnect without the tokens that no longer work; `wrong` are their positions in the hello, from 1. */
  private without(wrong: readonly number[]): void {
    this.dropped = true;
    drop(
      this.name,
      this.tokens.filter((_, place) => wrong.includes(place + 1)),
    );
    this.tokens = this.tokens.filter((_, place) => !wrong.includes(place + 1));
    this.anew();
  }

  private settle(id: string, how: (one: Pending) => void): void {
    const one = this.pending.get(id);
    this.pending.delete(id);
    if (one) how(one);
  }

  private shown(table: Table): void {
    const eyes = table.seat ?? SPECTATOR;
    const whole = !this.first.has(eyes) && this.asked === 0;
    this.first.add(eyes);
    if (!whole && table.news.some((one) => one.what === "undone" || one.what === "agreed")) {
      this.anew(); // something already shown was undone
      return;
    }
    this.seen = table.event;
    this.ends = table.left === null ? 0 : performance.now() + 1000 * table.left;
    this.pace.take(table.event, () => this.lay(table, eyes, whole));
  }

  /** Change the board. A question that comes anew waits until nothing flies; one's own turn goes on at once. */
  private lay(table: Table, eyes: number, whole: boolean): void {
    const asks = table.asked.includes(eyes) && !this.tables[eyes]?.asked.includes(eyes);
    travelling(
      () => {
        this.travels = asks && !whole && settings.pace !== "instant" && !isStill();
        keepingFocus(() => this.put(table, eyes, whole));
      },
      () => (this.travels = false),
    );
  }

  /** Update the copy in place. */
  private put(table: Table, eyes: number, whole: boolean): void {
    this.witnessed ||= table.phase === "playing";
    this.noteTurn(eyes, table);
    const { story: told, given, news, earlier, earlier_remarks: remarks, ...standing } = table;
    const story = told as unknown as StoryEvent[];
    const known = whole ? [] : (this.stories[eyes] ?? []);
    const answers = given.map((one) => ({ ...one, before: one.before + known.length }));
    this.given = { ...this.given, [eyes]: whole ? answers : [...(this.given[eyes] ?? []), ...answers] };
    this.stories = { ...this.stories, [eyes]: [...known, ...story] };
    if (eyes === (this.seats[0] ?? SPECTATOR)) {
      const anew = whole || earlier !== null || remarks !== null; // after a gap, older chat is loaded again
      if (anew) [this.earlier, this.earlierRemarks] = [earlier, remarks];
      this.news = anew ? news : [...this.news, ...news];
    }
    const before = this.told.get(eyes);
    if (before) renew(this.tables[eyes]!, before, standing);
    else this.tables[eyes] = standing;
    this.told.set(eyes, standing);
  }

  /** Remember where a turn began; if it was under way when the page was opened, as far as undo is free. */
  private noteTurn(eyes: number, table: Table): void {
    const before = this.tables[eyes];
    const decides = before?.asked.includes(eyes) && !isEvident(before, eyes);
    const known = decides ? this.began[eyes] : undefined;
    const start = known ?? (before ? table.ply : (table.undo ?? table.ply));
    this.began = { ...this.began, [eyes]: Math.min(start, table.ply) };
  }
}
