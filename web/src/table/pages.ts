/** What lies beside the board: on a phone behind one tab, else each in a drawer. */
export const PAGES = [
  { name: "log", icon: "" },
  { name: "chat", icon: "ui-chat" },
  { name: "rules", icon: "ui-book" },
  { name: "moves", icon: "" },
] as const;

export type Page = (typeof PAGES)[number]["name"];
