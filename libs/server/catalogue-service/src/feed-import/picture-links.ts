/** Links may contain commas: only a comma before something that starts like a link separates them. */
const betweenAddresses = /,(?=\s{0,9}(?:[a-z][a-z\d+.-]{0,15}:)?\/\/)/i;

/** Splits the picture links of a cell at commas or lines. */
const splitLinks = (cell: string): string[] => {
  if (cell.includes('\n')) return cell.split('\n');
  return cell.includes('//') ? cell.split(betweenAddresses) : cell.split(',');
};

/** Returns the unique links of some cells, in order. */
export const readPictureLinks = (...cells: readonly (string | undefined)[]): string[] => [
  ...new Set(
    cells
      .flatMap((cell) => splitLinks(cell ?? ''))
      .map((link) => link.trim())
      .filter((link) => link !== ''),
  ),
];
