import { houseAt, type Line } from "./house";

/** A connection to a table. */
export function lineTo(table: string): Line {
  const path = `/tables/${encodeURIComponent(table)}/live`;
  return houseAt(path).connect(path);
}

/** Close a connection. One that is still being made is closed as soon as it is there: browsers complain of anything else. */
export function hangUp(socket: Line): void {
  if (socket.readyState !== WebSocket.CONNECTING) return socket.close();
  socket.onopen = () => socket.close();
}
