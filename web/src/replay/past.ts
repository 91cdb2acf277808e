/** An earlier position of a running game, as you saw it then. */
import type { Replay } from "../../protocol";
import * as api from "../lib/api";
import { Frame } from "./frame.svelte";
import { Reel } from "./reel.svelte";

/** The game as seen from a seat that one of these tokens opens, or by a spectator. */
async function seenBy(table: string, eyes: number, tokens: readonly string[]): Promise<Replay> {
  if (eyes < 0) return api.replay(table, "spectator", "");
  const [token, ...others] = tokens;
  try {
    return await api.replay(table, String(eyes), token ?? "");
  } catch (error) {
    if (!others.length || !(error instanceof api.Refused) || error.reason.code !== "not-your-eyes") throw error;
    return seenBy(table, eyes, others);
  }
}

/** The position after an event of the story. */
export async function pastOf(table: string, eyes: number, tokens: readonly string[], event: number): Promise<Frame> {
  const reel = new Reel(await seenBy(table, eyes, tokens));
  reel.step = reel.stepOf(event);
  return new Frame(reel, eyes);
}
