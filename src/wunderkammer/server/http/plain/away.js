/* While the server is away, its address leads to the page that needs none, which this browser keeps. */
addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  const instead = () => Response.redirect(new URL("app/", registration.scope));
  event.respondWith(fetch(event.request).catch(instead));
});
