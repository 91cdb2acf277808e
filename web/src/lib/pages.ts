/** The pages beside the lobby, each fetched when it is first asked for. */
export const pages = {
  table: () => import("../table/TablePage.svelte"),
  carry: () => import("../table/Carried.svelte"),
  replay: () => import("../replay/ReplayPage.svelte"),
  rules: () => import("../rules/RulesPage.svelte"),
};
