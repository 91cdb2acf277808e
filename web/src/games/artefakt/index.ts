import type { Plug } from "../plug";
import "./poster.css";
import poster from "./poster.svg?raw";

export default {
  order: 3,
  icon: "place-easter-island",
  poster,
  table: () => import("./table"),
  learn: () => import("./teaching"),
} satisfies Plug;
