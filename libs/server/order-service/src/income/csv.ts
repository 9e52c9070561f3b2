/** Marks the text as UTF-8 for spreadsheets. */
export const byteOrderMark = '\uFEFF';

/** A spreadsheet runs a text that begins with one of these as a formula. */
const formulaStart = /^[=+\-@\t\r\n|%]/;
const needsQuotes = /[",\r\n\t]/;

/** A number as text, written as it is: `-12.50`. */
export type CsvNumber = { readonly number: string };

/** Writes a cell (RFC 4180). A text that a spreadsheet would run gets an apostrophe in front; a number stays a number. */
export function csvCell(cell: string | CsvNumber): string {
  if (typeof cell !== 'string') return cell.number;
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes a row with its line end. */
export const csvRow = (cells: readonly (string | CsvNumber)[]): string =>
  `${cells.map((cell) => csvCell(cell)).join(',')}\r\n`;
