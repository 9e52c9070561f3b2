import { setImmediate } from 'node:timers/promises';
import { ImportError } from '../import-error.ts';
import type { FeedFormat } from '../feed-format.ts';
import type { Fault } from '../product.ts';
import { toReason } from '../reason.ts';
import type { Reason } from '../reason.ts';
import { maxRecordLength } from './read-lines.ts';
import type { Line } from './read-lines.ts';
import { scanLine, splitLeniently } from './scan-cells.ts';
import type { RowScan } from './scan-cells.ts';

export type Row = {
  readonly line: number;
  readonly cells: readonly string[];
  readonly warnings: readonly Reason[];
};

export type TableLayout = {
  readonly delimiter: string;
  /** The line of the header. */
  readonly headerLine: number;
  readonly format: FeedFormat;
};

/** The maximum distance to the end of a quoted cell. */
const maxLookahead = 8 * maxRecordLength;
/** Lines may be read ahead in vain for this many characters, and four times the characters read so far. */
const maxVainLookahead = 4 * maxLookahead;
/** The time that a line takes besides that of its characters. */
const charactersPerLine = 16;
/** Lines that are read ahead at once, since the same process may answer requests. */
const linesAtOnce = 10_000;

export const tooLong = toReason('row-too-long', { max: maxRecordLength });
const literalQuote = toReason('quote-literal');
const unreadableQuote = toReason('quote-unclosed');

/** A queue of lines that supports lookahead. */
function createLineQueue(batches: AsyncIterator<Line[]>) {
  let lines: Line[] = [];
  let at = 0;
  return {
    peek: async (ahead: number): Promise<Line | undefined> => {
      while (at + ahead >= lines.length) {
        const { done, value } = await batches.next();
        if (done) return undefined;
        lines = [...lines.slice(at), ...value];
        at = 0;
      }
      return lines[at + ahead];
    },
    /** Synchronous if the line is buffered. */
    shift: (): Line | undefined => (at < lines.length ? lines[at++] : undefined),
    skip: (count: number) => {
      at += count;
    },
  };
}

type LineQueue = ReturnType<typeof createLineQueue>;
type QuotedRow = { readonly scan: RowScan; readonly lines: readonly string[] };

/** Bounds what is read again and again to look for closing quotation marks, so that reading takes linear time. */
type LookaheadBudget = {
  readonly spend: (line: string) => void;
  readonly earn: (lines: readonly string[]) => void;
};

const measure = (line: string): number => line.length + charactersPerLine;

/** Its `spend` throws ImportError when nothing is left. */
function createLookaheadBudget(): LookaheadBudget {
  let left = maxVainLookahead;
  return {
    spend: (line) => {
      left -= measure(line);
      if (left < 0) throw new ImportError(toReason('file-quotes'));
    },
    earn: (lines) => {
      for (const line of lines) left += 4 * measure(line);
    },
  };
}

type RowReader = {
  readonly queue: LineQueue;
  readonly budget: LookaheadBudget;
  readonly delimiter: string;
};

/** Reads a row with quoted cells to its end, over any number of lines; undefined if it has no end. */
async function scanQuoted(
  first: string,
  { queue, budget, delimiter }: RowReader,
): Promise<QuotedRow | undefined> {
  const scan: RowScan = { cells: [] };
  const lines = [first];
  let length = first.length;
  scanLine(scan, first, delimiter);
  while (scan.open && !scan.isBroken) {
    const next = await queue.peek(lines.length - 1);
    if (!next || next.isTooLong || (length += next.text.length + 1) > maxLookahead) return undefined;
    budget.spend(next.text);
    lines.push(next.text);
    scanLine(scan, next.text, delimiter);
    if (lines.length % linesAtOnce === 0) await setImmediate();
  }
  return scan.isBroken ? undefined : { scan, lines };
}

/**
 * Whether a multi-line quoted cell is more likely several rows, the first with an unclosed quotation mark: each line has all
 * columns, or there are tabs in it, which spreadsheets do not allow in cells.
 */
const hidesRows = ({ scan, lines }: QuotedRow, delimiter: string, width: number): boolean =>
  lines.length > 1 &&
  ((width > 1 && lines.every((line) => line.split(delimiter).length === width)) ||
    (delimiter === '\t' && scan.cells.some((cell) => cell.includes('\n') && cell.includes('\t'))));

/** Reads a single-line row with unbalanced quotation marks, if exactly one reading has as many columns as the header. */
function readUnpaired({ number, text }: Line, delimiter: string, width: number): Row | Fault {
  const readings = [splitLeniently(text, delimiter), text.split(delimiter)];
  const fits = readings.find((cells) => cells.length === width);
  const isLiteral = delimiter === '\t' || width === 0;
  const cells = fits ?? (isLiteral ? readings[1] : undefined);
  return cells
    ? { line: number, cells, warnings: [literalQuote] }
    : { line: number, reason: unreadableQuote };
}

async function readRow(first: Line, reader: RowReader, width: number): Promise<Row | Fault> {
  const { queue, budget, delimiter } = reader;
  const quoted = await scanQuoted(first.text, reader);
  if (!quoted || hidesRows(quoted, delimiter, width)) return readUnpaired(first, delimiter, width);
  queue.skip(quoted.lines.length - 1);
  budget.earn(quoted.lines);
  const isLong = quoted.lines.reduce((sum, { length }) => sum + length + 1, 0) > maxRecordLength;
  return isLong
    ? { line: first.number, reason: tooLong }
    : { line: first.number, cells: quoted.scan.cells, warnings: [] };
}

/**
 * Yields the rows of a table, the header and what is above it first. If a row cannot be read, only its first line is skipped, and reading resumes at
 * the next line. Throws ImportError if too much was read in vain for quoted cells that do not end.
 */
export async function* readRows(
  batches: AsyncGenerator<Line[]>,
  { delimiter, headerLine }: Pick<TableLayout, 'delimiter' | 'headerLine'>,
): AsyncGenerator<Row | Fault> {
  const reader = { queue: createLineQueue(batches), budget: createLookaheadBudget(), delimiter };
  const { queue, budget } = reader;
  let width = 0;
  for (;;) {
    const line = queue.shift() ?? ((await queue.peek(0)) && queue.shift());
    if (!line) return;
    budget.earn([line.text]);
    if (line.isTooLong) yield { line: line.number, reason: tooLong };
    else {
      const row = line.text.includes('"')
        ? await readRow(line, reader, width)
        : { line: line.number, cells: line.text.split(delimiter), warnings: [] };
      if ('cells' in row && row.cells.every((cell) => cell.trim() === '')) continue;
      if ('cells' in row && width === 0 && row.line >= headerLine) width = row.cells.length;
      yield row;
    }
  }
}
