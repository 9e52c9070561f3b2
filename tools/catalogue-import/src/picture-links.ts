/** Links may hold commas themselves; between two of them, what follows begins like a link. */
const betweenAddresses = /,(?=\s*(?:[a-z][a-z\d+.-]*:)?\/\/)/i;

/** The pictures of a cell, parted by commas or by lines. */
const splitLinks = (cell: string): string[] => {
  if (cell.includes('\n')) return cell.split('\n');
  return cell.includes('//') ? cell.split(betweenAddresses) : cell.split(',');
};

/** The links of some cells, in their order, each once. */
export const readPictureLinks = (...cells: readonly (string | undefined)[]): string[] => [
  ...new Set(
    cells
      .flatMap((cell) => splitLinks(cell ?? ''))
      .map((link) => link.trim())
      .filter((link) => link !== ''),
  ),
];
