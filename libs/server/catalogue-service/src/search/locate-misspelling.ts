/** A part of a text, from `from` (inclusive) to `to` (exclusive) in letters, and its edit distance from a word. */
export type TextPart = { readonly from: number; readonly to: number; readonly distance: number };

type Cell = Pick<TextPart, 'from' | 'distance'>;

/** The nearest; of several, the one that begins first. */
const nearestOf = (cells: readonly Cell[]): Cell =>
  cells.reduce((best, cell) =>
    cell.distance < best.distance || (cell.distance === best.distance && cell.from < best.from) ? cell : best,
  );

/**
 * Finds the part of a text that is nearest to a word, by the letters to insert, delete, replace or swap with their neighbour
 * (Sellers' algorithm); the longest of several. Undefined if none is within the limit.
 */
export function locateMisspelling(
  text: readonly string[],
  word: readonly string[],
  limit: number,
): TextPart | undefined {
  const edit = ({ distance, from }: Cell, errors = 1): Cell => ({ distance: distance + errors, from });
  const outside: Cell = { distance: Infinity, from: 0 };
  let before: readonly Cell[] = [];
  let previous: readonly Cell[] = [...text, ''].map((_, from) => ({ distance: 0, from }));
  for (const [i, letter] of word.entries()) {
    const row: Cell[] = [{ distance: i + 1, from: 0 }];
    for (const [j, other] of text.entries()) {
      const isSwapped = i > 0 && j > 0 && letter === text[j - 1] && word[i - 1] === other;
      const cell = nearestOf([
        edit(previous[j] ?? outside, letter === other ? 0 : 1),
        edit(previous[j + 1] ?? outside),
        edit(row[j] ?? outside),
        edit((isSwapped && before[j - 1]) || outside),
      ]);
      row.push(cell);
    }
    [before, previous] = [previous, row];
  }
  const length = ({ from, to }: TextPart): number => to - from;
  const [best] = previous
    .map((cell, to) => ({ ...cell, to }))
    .sort((a, b) => a.distance - b.distance || length(b) - length(a));
  return best && best.distance <= limit ? best : undefined;
}
