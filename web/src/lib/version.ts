/** A page with another protocol version than its server reloads once; if that does not help, it says so. */
import { PROTOCOL } from "./notation";

const TRIED = "wunderkammer.reloaded"; // by this tab: the version that it spoke then

export const OTHER = "other-protocol"; // how the server calls it

/** Reload the page, unless this version is already the result of a reload. */
export function reloadOnce(): void {
  try {
    if (sessionStorage.getItem(TRIED) === String(PROTOCOL)) return;
    sessionStorage.setItem(TRIED, String(PROTOCOL));
  } catch {
    return; // where nothing can be remembered it would never end
  }
  location.reload();
}
