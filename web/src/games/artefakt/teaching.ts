import type { Figures, Teaching } from "../plug";
import "./colours.css";
import Picture from "./Picture.svelte";

export default {
  Picture,
  frames: 5,
  acts: ["alone", "most", "tie", "power"],
  ends: ["laurel", "ui-hourglass"],
  scores: ["artefact-relic"],
  view: (figures: Figures) => ({ printed: { travel_cards: figures.travel_cards }, players: [] }),
  words: (figures: Figures) => ({ rounds: Number(figures.last_round) }),
} satisfies Teaching;
