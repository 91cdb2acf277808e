/** The plain requests: making, finding and joining tables. */
import type { GameInfo, Listed, NewTable, NewTableMade, Replay, Seated, Sitting, Table, Upload } from "../../protocol";
import { hold } from "./keys";
import type { Reason } from "./speaker";

export class Refused extends Error {
  constructor(readonly reason: Reason) {
    super(reason.code);
  }
}

async function asked<T>(path: string, body?: unknown, token = ""): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  const request: RequestInit = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, request);
  } catch {
    throw new Refused({ code: "unreachable", clause: "", args: {} });
  }
  const data: unknown = await answer.json();
  if (!answer.ok) throw new Refused(data as Reason);
  return data as T;
}

export const games = (): Promise<GameInfo[]> => asked("/games");
export const tables = (phase: string): Promise<Listed[]> => asked(`/tables?phase=${phase}`);
export const make = (table: NewTable): Promise<NewTableMade> => asked("/tables", table);
export const look = (table: string, token: string): Promise<Table> => asked(`/tables/${table}`, undefined, token);

export const replay = (table: string, eyes: string, token: string): Promise<Replay> =>
  asked(`/tables/${table}/replay?eyes=${eyes}`, undefined, token);
export const uploaded = (upload: Upload): Promise<Replay> => asked("/replay", upload);

export async function sit(table: string, game: string, sitting: Sitting): Promise<Seated> {
  const seated = await asked<Seated>(`/tables/${table}/sit`, sitting);
  hold(table, game, [seated.token]);
  return seated;
}
