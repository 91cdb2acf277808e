/* The service worker: keeps every file of the page, so that it opens without a network.
 *
 * `web/site.py` writes the list of files with their hashes above this text; another list is another version.
 */
/* global FILES, POLICY, VERSION, clients, skipWaiting */
const NAME = `wunderkammer-${VERSION}`;
const PREFIX = "wunderkammer-";
const folder = self.registration.scope;

/** All files, each checked against its hash; if one is missing, this version is not installed. */
async function stock() {
  const cache = await caches.open(NAME);
  await Promise.all(
    Object.entries(FILES).map(async ([path, integrity]) => {
      const address = new URL(path, folder);
      if (!(await cache.match(address))) await cache.put(address, await fetched(address, integrity));
    }),
  );
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

async function answer(request) {
  const address = new URL(request.url);
  address.hash = address.search = "";
  if (address.href === folder) address.pathname += "index.html";
  return (await (await caches.open(NAME)).match(address)) ?? fetch(request);
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
