/** How far the bots of this device can think: measured once a visit, and remembered until then. */
import * as api from "../lib/api";
import { isAlone } from "../lib/house";
import { recall, remember } from "../lib/stored";
import { say } from "../lib/words.svelte";
import type { Speed } from "./wire";

const KEY = "speed";

class Measured {
  private speed = $state.raw<Speed | null>(recall<Speed | null>(KEY, null));
  private begun = false;

  async measure(): Promise<void> {
    if (!isAlone || this.begun) return;
    this.begun = true;
    this.speed = await api.speed();
    remember(KEY, this.speed);
  }

  /** What there is to say of a level that would like to think longer than it may here; empty for the others. */
  notice(level: string): string {
    const { clock = 0, wanted = {} } = (isAlone && this.speed) || {};
    return (wanted[level] ?? 0) > clock ? say("web-local-clocked", { seconds: clock }) : "";
  }
}

export const measured = new Measured();
