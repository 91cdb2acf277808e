/** Whether equal points were told apart by something else. */
export function tied(scores: readonly number[], ranks: readonly number[]): boolean {
  return scores.some((score, seat) =>
    scores.some((other, rival) => seat < rival && score === other && ranks[seat] !== ranks[rival]),
  );
}
