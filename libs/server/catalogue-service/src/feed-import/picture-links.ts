/** Links may contain separators: only one before something that starts like a link separates them. */
const betweenAddresses = /[,;|\s](?=\s{0,9}(?:[a-z][a-z\d+.-]{0,15}:)?\/\/)/i;

/** Splits the picture links of a cell at lines, commas, semicolons or bars; addresses at spaces too. */
const splitLinks = (cell: string): string[] => {
  if (cell.includes('//')) return cell.split('\n').flatMap((line) => line.split(betweenAddresses));
  return cell.split(cell.includes('\n') ? '\n' : /[,;|]/);
};

/** Returns the unique links of some cells, in order. */
export const readPictureLinks = (...cells: readonly (string | undefined)[]): string[] => [
  ...new Set(
    cells
      .flatMap((cell) => splitLinks(cell ?? ''))
      .map((link) => link.trim().replace(/(?<![,;|])[,;|]+$/, ''))
      .filter((link) => link !== ''),
  ),
];
