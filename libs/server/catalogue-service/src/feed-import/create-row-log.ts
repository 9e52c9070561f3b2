import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { ImportReport, RowResult } from './import-report.ts';
import { ImportError } from './import-error.ts';
import { createReasonText } from './reason-text.ts';
import type { ReasonText } from './reason-text.ts';
import type { LineUnit } from './product.ts';
import type { Reason } from './reason.ts';

export type RowNote = { readonly line: number; readonly id?: string; readonly reason?: Reason };

/** Counts every row, and writes it to the report file if there is one. */
export type RowLog = {
  readonly add: (result: RowResult, note: RowNote) => void;
  readonly warn: (note: RowNote) => void;
  /** Waits for the report file to drain. */
  readonly settle: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Spreadsheets treat cells with these prefixes as formulas. */
const formula = /^[=+\-@\t\r]/;

/** A reason may quote the file; longer ones would make a report much larger than the file. */
const maxReasonLength = 300;
const maxIdLength = 200;
const maxValueLength = 200;

/** Shortens a text, and removes what the database cannot store: control characters and halves of a surrogate pair. */
const clip = (text: string, max: number): string => {
  const safe = text.replaceAll(/\p{Cc}/gu, ' ').toWellFormed();
  return safe.length > max ? `${safe.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : safe;
};

const clipValues = ({ code, values }: Reason): Reason => ({
  code,
  values: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? clip(value, maxValueLength) : value,
    ]),
  ),
});

const clipNote = ({ line, id, reason }: RowNote): RowNote => ({
  line,
  ...(id !== undefined && { id: clip(id, maxIdLength) }),
  ...(reason !== undefined && { reason: clipValues(reason) }),
});

const toCell = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

type ReportFile = Pick<RowLog, 'settle' | 'close'> & { readonly write: (text: string) => void };

const noFile: ReportFile = {
  write: () => undefined,
  settle: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** Throws ImportError if the file cannot be opened. Write errors, such as a full disk, are reported on close. */
async function openFile(path: string): Promise<ReportFile> {
  const stream = createWriteStream(path);
  await once(stream, 'open').catch((error: unknown) => {
    throw new ImportError(`The report can't be written: ${(error as Error).message}.`);
  });
  const closed = finished(stream);
  // Reported by `close`; avoids an unhandled rejection until then.
  closed.catch(() => undefined);
  return {
    write: (text) => void (stream.writable && stream.write(text)),
    settle: async () => {
      if (stream.writable && stream.writableNeedDrain) await Promise.race([once(stream, 'drain'), closed]);
    },
    close: async () => {
      stream.end();
      await closed;
    },
  };
}

export type RowLogOptions = {
  /** The report file. */
  readonly path?: string | undefined;
  /** Called for every rejected row and every warning. */
  readonly onProblem?: ((note: RowNote, isWarning: boolean) => void) | undefined;
  /** Gives the texts of the report file; in English by default. */
  readonly reasonText?: ReasonText | undefined;
  /** What the lines count. */
  readonly lineUnit?: LineUnit;
};

const englishText = createReasonText('en');

/** Marks the report as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF';

/** Creates a log that counts rows into a report and, with a path, writes a CSV file with one line per row and per warning. */
export async function createRowLog(
  report: ImportReport,
  logFault: (line: string) => void,
  { path, onProblem, reasonText = englishText, lineUnit = 'line' }: RowLogOptions = {},
): Promise<RowLog> {
  const file = path === undefined ? noFile : await openFile(path);
  file.write(`${byteOrderMark}${lineUnit},result,id,reason\n`);
  const write = (result: string, { line, id = '', reason }: RowNote): void => {
    const text = reason ? clip(reasonText(reason), maxReasonLength) : '';
    file.write(`${[`${line}`, result, id, text].map(toCell).join(',')}\n`);
  };
  const tell = (reason: Reason | undefined) => (reason ? englishText(reason) : '');
  return {
    add: (result, given) => {
      const note = clipNote(given);
      report.rows[result] += 1;
      write(result, note);
      if (result !== 'rejected') return;
      onProblem?.(note, false);
      logFault(`${lineUnit} ${note.line}: ${tell(note.reason)}`);
    },
    warn: (given) => {
      const note = clipNote(given);
      report.warnings += 1;
      write('warning', note);
      onProblem?.(note, true);
      logFault(`${lineUnit} ${note.line}: note: ${tell(note.reason)}`);
    },
    settle: file.settle,
    close: file.close,
  };
}
