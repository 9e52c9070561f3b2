/**
 * Normalizes a written number: fullwidth digits to ASCII, no invisible characters, no apostrophe with which a spreadsheet marks
 * a text.
 */
export const normalizeNumberText = (written: string): string =>
  written
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^'/, '');
