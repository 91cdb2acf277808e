/** The record that was uploaded last: it stays in this window only. */
import type { Replay } from "../../protocol";

interface Kept {
  text: string;
  edition: string;
  name: string; // of its file
  replay: Replay;
}

let now = $state.raw<Kept | null>(null);

export const kept = (): Kept | null => now;

export function keep(one: Kept | null): void {
  now = one;
}
