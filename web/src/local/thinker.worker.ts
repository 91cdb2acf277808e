/** A worker that thinks: one question at a time, in Python. Its first message says that it is ready. */
import { startPython } from "./python";

const python = await startPython();
const answered = python.pyimport("wunderkammer.server.local.browser").answered!;
self.onmessage = ({ data }: MessageEvent<string>) => self.postMessage(answered(data));
self.postMessage("ready");
