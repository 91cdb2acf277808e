/** The travel card that I point at: the map shows where it would lead. */
export const aim = $state<{ at: { figure: string; card: number } | null }>({ at: null });

export function point(figure: string, card: number): void {
  aim.at = figure ? { figure, card } : null;
}

export function pointAway(): void {
  aim.at = null;
}
