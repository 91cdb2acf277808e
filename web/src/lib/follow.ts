/** Seal at another table while this one is still looked at: the company of a rematch need not wait until everybody has come along. */
import type { AnyOut } from "../../protocol";
import { Fairplay } from "./fairplay.svelte";
import { drawn } from "./keys";
import { PROTOCOL } from "./notation";
import { hangUp, lineTo } from "./wire";

/** Until the game there begins; call the answer to stop it. */
export function sealAt(table: string, tokens: readonly string[]): () => void {
  const socket = lineTo(table);
  const waiting = new Map<string, () => void>();
  const fair = new Fairplay(table, (step) => {
    const id = drawn();
    socket.send(JSON.stringify({ ...step, id }));
    return new Promise<void>((resolve) => waiting.set(id, resolve));
  });
  let seats: number[] = [];
  socket.onopen = () => socket.send(JSON.stringify({ do: "hello", protocol: PROTOCOL, tokens, seen: 0 }));
  socket.onmessage = (event) => {
    const message = JSON.parse(String(event.data)) as AnyOut;
    if (message.is === "welcome") {
      seats = message.seats;
      fair.welcomed(message);
    } else if (message.is === "table") {
      fair.told(message, seats);
      if (message.phase !== "gathering") socket.close();
    } else if ("id" in message) waiting.get(message.id)?.();
  };
  socket.onclose = () => fair.close();
  return () => hangUp(socket);
}
