/** What is said at a table and worth being told of: those who play may mute those who watch. */
import type { News } from "../../protocol";

export const heard = (news: readonly News[], muted: boolean): number =>
  news.filter(({ what }) => what === "said" || (what === "remarked" && !muted)).length;
