/** The state of a row after some of its lines. */
export type RowScan = {
  readonly cells: string[];
  /** The quoted cell that continues on the next line. */
  open?: string[];
  /** The row is not valid quoted text: there is text after a closing quotation mark. */
  isBroken?: true;
};

/** Returns the index of the closing quotation mark, or -1. */
const findClosingQuote = (line: string, from: number): number => {
  for (let at = line.indexOf('"', from); at >= 0; at = line.indexOf('"', at + 2))
    if (line[at + 1] !== '"') return at;
  return -1;
};

const unescape = (text: string): string => text.replaceAll('""', '"');

/** Continues within a quoted cell; returns the index of the next cell, or undefined if the line ends or is invalid. */
function readQuoted(scan: RowScan, line: string, from: number, delimiter: string): number | undefined {
  const close = findClosingQuote(line, from);
  if (close < 0) {
    scan.open = [...(scan.open ?? []), line.slice(from)];
    return undefined;
  }
  const after = line.indexOf(delimiter, close + 1);
  const end = after < 0 ? line.length : after;
  if (line.slice(close + 1, end).trim() !== '') {
    scan.isBroken = true;
    return undefined;
  }
  scan.cells.push(unescape([...(scan.open ?? []), line.slice(from, close)].join('\n')));
  delete scan.open;
  return after < 0 ? undefined : after + delimiter.length;
}

const isQuoteNext = (line: string, at: number, delimiter: string): number => {
  let first = at;
  while (line[first] === ' ' && delimiter !== ' ') first += 1;
  return line[first] === '"' ? first + 1 : -1;
};

/** Adds a line to a row according to RFC 4180: quoted cells may contain delimiters and line breaks. */
export function scanLine(scan: RowScan, line: string, delimiter: string): void {
  let next: number | undefined = scan.open ? readOpen(scan, line, delimiter) : 0;
  while (next !== undefined) {
    const quoted = isQuoteNext(line, next, delimiter);
    if (quoted >= 0) {
      const following = readQuoted(scan, line, quoted, delimiter);
      if (following === undefined) return;
      next = following;
      continue;
    }
    const end = line.indexOf(delimiter, next);
    scan.cells.push(end < 0 ? line.slice(next) : line.slice(next, end));
    next = end < 0 ? undefined : end + delimiter.length;
  }
}

/** Joins lines only at the end, so that long cells take linear time. */
function readOpen(scan: RowScan, line: string, delimiter: string): number | undefined {
  if (findClosingQuote(line, 0) >= 0) return readQuoted(scan, line, 0, delimiter);
  scan.open?.push(line);
  return undefined;
}

/**
 * Splits one line into cells; a quoted cell ends at the last quotation mark before a delimiter, and other marks are literal.
 */
export function splitLeniently(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  // No search passes this mark, so that all of them take linear time.
  const lastClose = line.lastIndexOf(`"${delimiter}`);
  for (let at = 0; at <= line.length;) {
    const close = line[at] === '"' && at < lastClose ? line.indexOf(`"${delimiter}`, at + 1) : -1;
    const isLast = line[at] === '"' && close < 0 && line.length > at + 1 && line.endsWith('"');
    const end = isLast ? line.length - 1 : close;
    if (end >= 0) {
      cells.push(unescape(line.slice(at + 1, end)));
      at = end + 1 + delimiter.length;
      continue;
    }
    const next = line.indexOf(delimiter, at);
    cells.push(next < 0 ? line.slice(at) : line.slice(at, next));
    at = next < 0 ? line.length + 1 : next + delimiter.length;
  }
  return cells;
}
