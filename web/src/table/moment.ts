/** Where the game stands, in one line or two: the round, and the part of it. */
import { tableOf } from "../games/tables.svelte";
import type { Seen } from "./seen";

export function moment(at: Seen): string[] {
  const { view } = at;
  if (!view) return [];
  const stage = view.stage === undefined ? "" : at.speaker.called("stage", view.stage);
  const last = view.last_round === true ? at.speaker.say("ui-last-round") : "";
  return [tableOf(at.game)?.round(at) ?? "", last || stage].filter(Boolean);
}
