/**
 * Counts the letters to insert, delete, replace or swap with their neighbour to turn one word into another
 * (optimal string alignment). Returns `limit + 1` as soon as it exceeds the limit.
 */
export function editDistance(from: string, to: string, limit: number): number {
  const a = [...from];
  const b = [...to];
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = b.map((_, index) => index + 1);
  previous.unshift(0);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? (before[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min(change, swap, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    if (Math.min(...row) > limit) return limit + 1;
    before = previous;
    previous = row;
  }
  return Math.min(previous[b.length] ?? 0, limit + 1);
}
