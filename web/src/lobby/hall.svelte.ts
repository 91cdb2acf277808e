/** The lobby's data: games, open tables, your tables; and how to take a seat. */
import type { GameInfo, Listed, Table } from "../../protocol";
import { inOrder } from "../games";
import * as api from "../lib/api";
import { isAlone } from "../lib/house";
import { forget, held, hold, type Held } from "../lib/keys";
import type { GameName, Level } from "../lib/notation";
import { go } from "../lib/route.svelte";
import { settings } from "../lib/settings.svelte";
import { meet, speaker } from "../lib/words.svelte";
import type { Wish } from "./NewTable.svelte";
import { HERE, LINK, ME } from "./seats";

const MINE = 20; // how many of your tables are fetched
const AGAIN = 12_000; // ms until the lists are fetched anew
const SOON = 2_500; // while the server cannot be reached

export interface Mine {
  held: Held;
  table: Table;
}

/** Whether it is your turn there. */
export const isAsked = ({ table }: Mine): boolean =>
  table.phase === "playing" && table.seat !== null && table.asked.includes(table.seat);

class Hall {
  games = $state.raw<GameInfo[]>([]);
  open = $state.raw<Listed[]>([]);
  live = $state.raw<Listed[]>([]);
  past = $state.raw<Listed[]>([]);
  mine = $state.raw<Mine[]>([]);
  loaded = $state(false);
  busy = $state(false);
  problem = $state.raw<api.Refused | null>(null);

  /** Your running tables, those where it is your turn first. */
  get running(): Mine[] {
    return this.mine
      .filter(({ table }) => table.phase !== "over")
      .sort((a, b) => Number(isAsked(b)) - Number(isAsked(a)));
  }

  /** How many tables wait for you. */
  get waiting(): number {
    return this.mine.filter(isAsked).length;
  }

  /** Fetch again what a page shows, as long as it is there; all but the lobby and its lists need only your tables. */
  attend(lists: boolean): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const again = async (): Promise<void> => {
      const reached = await this.refresh(lists);
      if (!gone) timer = setTimeout(() => void again(), reached ? AGAIN : SOON);
    };
    this.problem = null;
    void again();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }

  /** True if the server could be reached. */
  private async refresh(lists: boolean): Promise<boolean> {
    try {
      if (lists) await this.fetchLists();
      const known = await Promise.all(held().slice(0, MINE).map(seen));
      this.mine = known.flatMap((one) => (one && !one.table.lesson ? [one] : [])); // lessons have their own page
      this.loaded ||= lists;
      if (this.problem?.reason.code === "unreachable") this.problem = null;
      return true;
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      this.problem = error;
      return false;
    }
  }

  private async fetchLists(): Promise<void> {
    if (!this.games.length) {
      const games = await api.games();
      await Promise.all(games.map(({ name }) => meet(name)));
      this.games = games.sort((a, b) => inOrder(a.name, b.name));
    }
    const [open, live, past] = await Promise.all(["gathering", "playing", "over"].map((phase) => api.tables(phase)));
    const own = new Set(held().map((one) => one.table));
    const others = (tables: Listed[] = []): Listed[] => tables.filter((one) => !own.has(one.table));
    [this.open, this.live, this.past] = [others(open), others(live), others(past)];
  }

  /** Among all games of others that are over, not only the newest. */
  async find(words: string): Promise<Listed[]> {
    const own = new Set(held().map((one) => one.table));
    return (await api.tables("over", words)).filter((one) => !own.has(one.table));
  }

  /** Two clicks: a game, and how strong the others are. */
  playNow(game: GameInfo, level: Level): Promise<void> {
    const seats = Math.max(3, game.seats[0] ?? 3);
    const chairs = Array.from({ length: seats }, (_, seat) => ({ who: seat ? level : ME, name: "" }) as const);
    return this.make({
      table: { game: game.name as GameName, seats, bots: chairs.map(({ who }) => (who === ME ? null : who)) },
      chairs: [...chairs],
    });
  }

  /** Open a table, and sit down wherever somebody of this device shall sit. */
  make({ table, chairs }: Wish): Promise<void> {
    return this.attempt(async () => {
      const made = await api.make(table);
      // What is handed on in links, and what frees the seats of bots again.
      const invited = made.invitations.map((one, seat) =>
        chairs[seat]?.who === LINK ? one : (made.bots[seat] ?? null),
      );
      hold(made.table, table.game, [], { invited, maker: made.maker });
      for (const [seat, { who, name }] of chairs.entries()) {
        if (who !== ME && who !== HERE) continue;
        const sitting = {
          name: who === ME ? myName() : name.trim(),
          invitation: made.invitations[seat] ?? "",
          lang: speaker().lang,
        };
        await api.sit(made.table, table.game, sitting);
      }
      go(made.table);
    });
  }

  join(table: string, game: string): Promise<void> {
    return this.attempt(async () => {
      await api.sit(table, game, { name: myName(), lang: speaker().lang });
      go(table);
    });
  }

  /** Do something that may be refused. */
  private async attempt(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      this.problem = error;
    } finally {
      this.busy = false;
    }
  }
}

/** One for all pages: what was fetched is there at once when one comes back. */
export const hall = new Hall();

const myName = (): string => settings.name.trim() || speaker().say("ui-guest");

async function seen(one: Held): Promise<Mine | null> {
  try {
    const tables = await Promise.all(
      (one.tokens.length ? one.tokens : [""]).map((token) => api.look(one.table, token)),
    );
    // Of several seats the one that is asked.
    const table = tables.find((table) => table.seat !== null && table.asked.includes(table.seat)) ?? tables[0]!;
    if (isAlone && table.phase === "over") forget(one.table); // it is among the past games, which are all one's own
    return { held: one, table };
  } catch (error) {
    if (error instanceof api.Refused && error.reason.code === "no-such-table") forget(one.table);
    return null;
  }
}
