/**
 * The chance that a time of `one` is longer than a time of `other`, counting equal ones half: 0.5 if nobody can tell them
 * apart, 0 or 1 if one measurement is enough. A slow outlier weighs no more than any other time.
 */
export function orderShare(one: readonly number[], other: readonly number[]): number {
  const wins = one.reduce(
    (sum, time) =>
      sum + other.reduce((more, rival) => more + (time > rival ? 1 : 0) + (time === rival ? 0.5 : 0), 0),
    0,
  );
  return wins / (one.length * other.length);
}
