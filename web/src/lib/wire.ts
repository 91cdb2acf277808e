/** Where the WebSocket of a table is. */
export function liveAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live`;
}

/** A connection to a table. */
export const socketTo = (table: string): WebSocket => new WebSocket(liveAddress(table));

/** Close a connection. One that is still being made is closed as soon as it is there: browsers complain of anything else. */
export function hangUp(socket: WebSocket): void {
  if (socket.readyState !== WebSocket.CONNECTING) return socket.close();
  socket.onopen = () => socket.close();
}
