/**
 * The page that needs no server, where the server of this page offers it.
 *
 * Both are at one address, so that they find each other: a browser that keeps that page is led there while the server is
 * away (`away.js`), and back when it answers again.
 */
import { folder, isAlone } from "./house";
import { recall, remember } from "./stored";

const SERVER = "server"; // the folder of the page that offers this one

/** Where it is; empty if there is none. */
export const appAddress = document.querySelector<HTMLMetaElement>('meta[name="wunderkammer-app"]')?.content ?? "";

/** Whether this browser keeps it. */
export async function isKept(): Promise<boolean> {
  if (!appAddress || !("serviceWorker" in navigator)) return false;
  return Boolean((await navigator.serviceWorker.getRegistration(appAddress))?.active);
}

/** Once, when a page of a server has been opened. */
export async function prepare(): Promise<void> {
  if (isAlone || !appAddress) return;
  remember(SERVER, folder);
  if (await isKept()) await navigator.serviceWorker.register(`${folder}away.js`, { scope: folder });
}

/** The server that offers this page without one; empty if there is none. */
export function offeredBy(): string {
  const above = recall(SERVER, "");
  return isAlone && above && folder.startsWith(above) ? above : "";
}

/** The same, if it can be reached. */
export async function serverAbove(): Promise<string> {
  const above = offeredBy();
  if (!above) return "";
  const answer = await fetch(`${above}healthz`, { cache: "no-store" }).catch(() => null);
  return answer?.ok ? above : "";
}
