/** The plain requests: making, finding and joining tables. */
import type {
  Analysed,
  AnyIn,
  AnyOut,
  Changed,
  Changing,
  Chat,
  ExerciseOfTheDay,
  Filling,
  GameInfo,
  GameKit,
  Listed,
  Luggage,
  NewTable,
  NewTableMade,
  Posed,
  Replay,
  Seated,
  Settled,
  Sheet,
  Sitting,
  Table,
  Upload,
} from "../../protocol";
import { houseAt, isAlone } from "./house";
import type { Speed } from "../local/wire";
import { drawn, hold, invitedOf, makerOf } from "./keys";
import { PROTOCOL } from "./notation";
import type { Reason } from "./speaker";
import { OTHER, reloadOnce } from "./version";

export class Refused extends Error {
  constructor(readonly reason: Reason) {
    super(reason.code);
  }
}

async function asked<T>(path: string, body?: unknown, token = ""): Promise<T> {
  const headers: Record<string, string> = { "wunderkammer-protocol": String(PROTOCOL) };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  const request: RequestInit =
    body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await houseAt(path).fetch(path, request);
  } catch {
    throw new Refused({ code: "unreachable", clause: "", args: {} });
  }
  const data: unknown = await answer.json();
  if (answer.ok) return data as T;
  const reason = data as Reason;
  if (reason.code === OTHER) reloadOnce();
  throw new Refused(reason);
}

export const game = (name: string): Promise<GameKit> => asked(`/games/${encodeURIComponent(name)}`);
export const games = (): Promise<GameInfo[]> => asked("/games");
const exercisePath = (game: string, number: number): string => `/games/${encodeURIComponent(game)}/exercises/${number}`;
export const today = (): Promise<ExerciseOfTheDay | null> => asked("/exercises/today");
export const exercise = (game: string, number: number): Promise<Posed> => asked(exercisePath(game, number));
export const solve = (game: string, number: number, command: AnyIn): Promise<AnyOut> =>
  asked(exercisePath(game, number), command);
export const tables = (phase: string, words = ""): Promise<Listed[]> =>
  asked(`/tables?phase=${phase}${words ? `&words=${encodeURIComponent(words)}` : ""}`);
/** On one's own device every game is listed, so that none of them is lost. */
export const make = (table: NewTable): Promise<NewTableMade> =>
  asked("/tables", isAlone && !table.lesson ? { ...table, listed: true } : table);
/** As it is now, without what has happened. */
export const look = (table: string, token: string): Promise<Table> =>
  asked(`/tables/${encodeURIComponent(table)}?seen=${Number.MAX_SAFE_INTEGER}`, undefined, token);

export const chat = (table: string, before: number, of: "table" | "spectators"): Promise<Chat> =>
  asked(`/tables/${table}/chat?before=${before}&of=${of}`);

export const replay = (table: string, eyes: string, token: string): Promise<Replay> =>
  asked(`/tables/${encodeURIComponent(table)}/replay?eyes=${eyes}`, undefined, token);
export const analysis = (table: string): Promise<Analysed> => asked(`/tables/${encodeURIComponent(table)}/analysis`);
export const weighed = (sheet: Sheet): Promise<Analysed> => asked("/analysis", sheet);
export const uploaded = (upload: Upload): Promise<Replay> => asked("/replay", upload);

// Of the house on this device alone.
/** Keep the record of a finished game; the name of its table. */
export const bring = (sheet: Sheet): Promise<{ table: string }> => asked("/here/records", sheet);
export const speed = (): Promise<Speed> => asked("/here/speed");

/**
 * Take a seat. With its own id the request may be repeated when the answer is lost, and takes one seat only.
 *
 * Every seat of this page seals its own secret before the first draw.
 */
export async function sit(table: string, game: string, sitting: Sitting): Promise<Seated> {
  const seated = await insisting<Seated>(`/tables/${encodeURIComponent(table)}/sit`, {
    ...sitting,
    id: drawn(),
    seals: true,
  });
  hold(table, game, [seated.token]);
  return seated;
}

/** Play your seat on this device, too; the table says which game it is. */
export async function carry(table: string, code: string): Promise<void> {
  const seated = await insisting<Seated>(`/tables/${encodeURIComponent(table)}/carry`, { code, id: drawn() });
  hold(table, "", [seated.token]);
}

/** Let bots take the seats of these invitations. */
export const fill = (table: string, filling: Filling): Promise<Settled> =>
  insisting(`/tables/${encodeURIComponent(table)}/fill`, { ...filling, id: drawn() });
/** Let the bot in the seat of this invitation get up again. */
export const free = (table: string, invitation: string): Promise<Settled> =>
  insisting(`/tables/${encodeURIComponent(table)}/free`, { invitation, id: drawn() });

/** Change a table that was made in this browser, before its game; the invitations to seats that are added are kept. */
export async function change(table: string, game: string, changing: Omit<Changing, "maker">): Promise<void> {
  const path = `/tables/${encodeURIComponent(table)}/change`;
  const wish = { ...changing, maker: makerOf(table), id: drawn() };
  const { invitations } = await insisting<Changed>(path, wish);
  const before = invitedOf(table);
  hold(table, game, [], { invited: invitations.map((added, seat) => added ?? before[seat] ?? null) });
}

/** A running game as it stands, for whoever plays all the seats of people. */
export const take = (table: string, tokens: readonly string[]): Promise<Luggage> =>
  insisting(`/tables/${encodeURIComponent(table)}/take`, { tokens, id: drawn() });

const TRIES = 3;
const PAUSE = 700; // ms

/** Ask again when nothing came back: for requests that have the same effect however often they come. */
async function insisting<T>(path: string, body: unknown): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await asked<T>(path, body);
    } catch (error) {
      if (attempt === TRIES || !(error instanceof Refused) || error.reason.code !== "unreachable") throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
