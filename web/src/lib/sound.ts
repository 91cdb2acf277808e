/** A soft bell, made on the spot: two tones that fade. */
const TONES = [587.33, 880]; // Hz: d and a
const BETWEEN = 0.14; // seconds
const LENGTH = 0.9;

let context: AudioContext | undefined;

export function ring(): void {
  context ??= new AudioContext();
  // A browser keeps a page silent until somebody has touched it.
  if (context.state === "suspended") void context.resume();
  TONES.forEach((tone, number) => strike(context!, tone, context!.currentTime + number * BETWEEN));
}

function strike(on: AudioContext, tone: number, when: number): void {
  const bell = new OscillatorNode(on, { type: "sine", frequency: tone });
  const loud = new GainNode(on, { gain: 0 });
  loud.gain.setValueAtTime(0, when);
  loud.gain.linearRampToValueAtTime(0.12, when + 0.015);
  loud.gain.exponentialRampToValueAtTime(0.0001, when + LENGTH);
  bell.connect(loud).connect(on.destination);
  bell.start(when);
  bell.stop(when + LENGTH);
}
