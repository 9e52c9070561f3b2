/** Longer lines are skipped, not kept in memory. */
export const maxRecordLength = 1_000_000;

export type Line = {
  /** Starts at 1. */
  readonly number: number;
  readonly text: string;
  readonly isTooLong?: true;
};

const lineEnd = /\r\n|\n|\r/g;

/** Splits a text into lines at any kind of line ending, also mixed; yields the lines of each chunk together. */
export async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<Line[]> {
  let number = 0;
  let rest = '';
  let isTooLong = false;
  const toLine = (text: string): Line => {
    const long = isTooLong || text.length > maxRecordLength;
    isTooLong = false;
    number += 1;
    return long ? { number, text: '', isTooLong: true } : { number, text };
  };
  for await (const chunk of chunks) {
    const text = rest + chunk;
    const lines: Line[] = [];
    let from = 0;
    for (const end of text.matchAll(lineEnd)) {
      // The next chunk may start with the other half of a line ending.
      if (end[0] === '\r' && end.index === text.length - 1) break;
      lines.push(toLine(text.slice(from, end.index)));
      from = end.index + end[0].length;
    }
    rest = text.slice(from);
    if (rest.length > maxRecordLength) {
      isTooLong = true;
      rest = rest.endsWith('\r') ? '\r' : '';
    }
    if (lines.length > 0) yield lines;
  }
  if (rest !== '' || isTooLong) yield [toLine(rest.replace(/\r$/, ''))];
}
