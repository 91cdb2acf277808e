/** The boards, by game. A board gets what is seen in, and gives choices out; it knows no rules. */
import type { Component } from "svelte";
import type { Seen } from "../table/seen";
import ArtefaktBoard from "./artefakt/Board.svelte";
import ArtefaktFacts from "./artefakt/Facts.svelte";
import ArtefaktOwn from "./artefakt/Own.svelte";
import ArtifactBoard from "./artifact/Board.svelte";
import ArtifactFacts from "./artifact/Facts.svelte";
import ArtifactOwn from "./artifact/Own.svelte";
import ArtisansBoard from "./artisans/Board.svelte";
import ArtisansFacts from "./artisans/Facts.svelte";
import ArtisansOwn from "./artisans/Own.svelte";

interface Boards {
  Board: Component<{ at: Seen }>;
  Own: Component<{ at: Seen }>;
  Facts: Component<{ at: Seen; seat: number }>;
}

const artefakt: Boards = { Board: ArtefaktBoard, Own: ArtefaktOwn, Facts: ArtefaktFacts };
const artifact: Boards = { Board: ArtifactBoard, Own: ArtifactOwn, Facts: ArtifactFacts };
const artisans: Boards = { Board: ArtisansBoard, Own: ArtisansOwn, Facts: ArtisansFacts };

export const boards: Record<string, Boards> = { artefakt, artifact, artisans };
