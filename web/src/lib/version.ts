/** A page that speaks another version than its server is loaded anew, once; if that does not help, it says so. */
import { PROTOCOL } from "./notation";

const TRIED = "wunderkammer.reloaded"; // by this tab: the version that it spoke then

export const OTHER = "other-protocol"; // how the server calls it

/** Load the page anew, unless this version of it is what came of that before. */
export function reloadOnce(): void {
  try {
    if (sessionStorage.getItem(TRIED) === String(PROTOCOL)) return;
    sessionStorage.setItem(TRIED, String(PROTOCOL));
  } catch {
    return; // where nothing can be remembered it would never end
  }
  location.reload();
}
