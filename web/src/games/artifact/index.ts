import type { Plug } from "../plug";
import "./poster.css";
import poster from "./poster.svg?raw";

export default {
  order: 1,
  icon: "type-pottery",
  poster,
  table: () => import("./table"),
  learn: () => import("./teaching"),
} satisfies Plug;
