/* The service worker: keeps every file of the page, so that it opens without a network.
 *
 * `web/site.py` writes the list of files with their hashes above this text; another list is another version.
 */
/* global FILES, POLICY, VERSION, clients, skipWaiting */
const NAME = `wunderkammer-${VERSION}`;
const PREFIX = "wunderkammer-";
const folder = self.registration.scope;

/** All files, each checked against its hash; if one is missing or another one, this version is not installed. */
async function stock() {
  await Promise.all(Object.keys(FILES).map(kept));
}

/** A file of this version and of no other; fetched if it is not there. */
async function kept(path) {
  const cache = await caches.open(NAME);
  const address = new URL(path, folder);
  if (!(await cache.match(address))) await cache.put(address, await fetched(address, FILES[path]));
  return cache.match(address);
}

/** A file with the content policy: the workers of the page have only what comes with their own files. */
async function fetched(address, integrity) {
  const answer = await fetch(address, { integrity, cache: "no-cache" });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const headers = new Headers(answer.headers);
  headers.delete("content-encoding"); // the body is unpacked here
  headers.set("content-security-policy", POLICY);
  return new Response(answer.body, { headers });
}

async function clear() {
  const names = await caches.keys();
  await Promise.all(names.filter((one) => one.startsWith(PREFIX) && one !== NAME).map((one) => caches.delete(one)));
  await clients.claim();
}

/** What belongs to this version never comes from another one: rather nothing. Other files are beside the page. */
async function answer(request) {
  const path = request.url.slice(folder.length).replace(/[?#].*/, "") || "index.html";
  if (request.mode !== "navigate") return path in FILES ? kept(path) : fetch(request);
  // A page from the host, if ours is damaged, brings its own version; without a network everything leads to ours.
  const ours = path in FILES ? kept(path) : Promise.reject(new Error(path));
  return ours
    .catch(() => fetch(request))
    .catch((error) => (path === "index.html" ? Promise.reject(error) : Response.redirect(folder)));
}

addEventListener("install", (event) => event.waitUntil(stock()));
addEventListener("activate", (event) => event.waitUntil(clear()));
addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(folder)) event.respondWith(answer(event.request));
});
// A new version waits until somebody asks for it, never in the middle of a game.
addEventListener("message", (event) => {
  if (event.data === "renew") skipWaiting();
});
