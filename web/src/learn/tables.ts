/** Tables for learners: a lesson of one's own, and games after it. */
import type { NewTable } from "../../protocol";
import * as api from "../lib/api";
import { hold } from "../lib/keys";
import { go } from "../lib/route.svelte";
import { keep, settings } from "../lib/settings.svelte";
import { speaker } from "../lib/words.svelte";

/** A real game of somebody who learns: the coach watches over it. */
export function play(request: Record<string, unknown> | NewTable): Promise<string> {
  keep({ coach: "strict" });
  return open(request);
}

/** Make a table, take the one seat that is free at it, and go there. The name of the table. */
export async function open(request: Record<string, unknown> | NewTable): Promise<string> {
  const wish = request as NewTable;
  const { table, invitations } = await api.make(wish);
  const invitation = invitations.find((one) => one) ?? "";
  hold(table, wish.game, []);
  await api.sit(table, wish.game, {
    name: settings.name.trim() || speaker().say("ui-guest"),
    invitation,
    lang: speaker().lang,
  });
  go(table);
  return table;
}
