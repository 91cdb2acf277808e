/** The pages beside the lobby, and what explains their words, each fetched when it is first asked for. */
export const pages = {
  table: () => import("../table/TablePage.svelte"),
  arrive: () => import("../local/ArrivePage.svelte"),
  carry: () => import("../table/Carried.svelte"),
  replay: () => import("../replay/ReplayPage.svelte"),
  analysis: () => import("../analysis/AnalysisPage.svelte"),
  rules: () => import("../rules/RulesPage.svelte"),
  learn: () => import("../learn/LearnGame.svelte"),
  posters: () => import("../learn/LearnPage.svelte"),
  exercises: () => import("../exercise/ExercisesPage.svelte"),
  exercise: () => import("../exercise/ExercisePage.svelte"),
  watch: () => import("../lobby/WatchPage.svelte"),
  past: () => import("../lobby/PastPage.svelte"),
  explain: () => import("../table/Explain.svelte"),
  mine: () => import("../lobby/MinePage.svelte"),
};
