import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { ImportReport, RowResult } from './import-report.ts';
import { ImportError } from './import-error.ts';

type RowNote = { readonly line: number; readonly id?: string; readonly reason?: string };

/** Hears of every row: counts it, and writes it into the report file where there is one. */
export type RowLog = {
  readonly add: (result: RowResult, note: RowNote) => void;
  readonly warn: (note: RowNote) => void;
  /** Waits while the report file is behind. */
  readonly settle: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Spreadsheets take a cell that begins so for a formula. */
const formula = /^[=+\-@\t\r]/;

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

/** Throws ImportError where the file can't be opened; a disk that is full is told when the file is closed. */
async function openFile(path: string): Promise<ReportFile> {
  const stream = createWriteStream(path);
  await once(stream, 'open').catch((error: unknown) => {
    throw new ImportError(`The report can't be written: ${(error as Error).message}.`);
  });
  const closed = finished(stream);
  // Told by `close`; until then nobody listens.
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

/** A log that counts into a report; with a path also a CSV file of one line for each row and each warning. */
export async function createRowLog(
  report: ImportReport,
  logFault: (line: string) => void,
  path?: string,
): Promise<RowLog> {
  const file = path === undefined ? noFile : await openFile(path);
  file.write('line,result,id,reason\n');
  const write = (result: string, { line, id = '', reason = '' }: RowNote): void => {
    file.write(`${[`${line}`, result, id, reason].map(toCell).join(',')}\n`);
  };
  return {
    add: (result, note) => {
      report.rows[result] += 1;
      write(result, note);
      if (result === 'rejected') logFault(`line ${note.line}: ${note.reason ?? ''}`);
    },
    warn: (note) => {
      report.warnings += 1;
      write('warning', note);
      logFault(`line ${note.line}: note: ${note.reason ?? ''}`);
    },
    settle: file.settle,
    close: file.close,
  };
}
