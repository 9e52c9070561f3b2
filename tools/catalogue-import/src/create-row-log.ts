import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { ImportReport, RowResult } from './import-report.ts';
import { ImportError } from './import-error.ts';

type RowNote = { readonly line: number; readonly id?: string; readonly reason?: string };

/** Hears of every row: counts it, and writes it into the report file where there is one. */
export type RowLog = {
  readonly add: (result: RowResult, note: RowNote) => void;
  readonly warn: (note: RowNote) => void;
  readonly close: () => Promise<void>;
};

/** Spreadsheets take a cell that begins so for a formula. */
const formula = /^[=+\-@\t\r]/;

const toCell = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

async function openFile(path: string) {
  const stream = createWriteStream(path);
  await once(stream, 'open').catch((error: unknown) => {
    throw new ImportError(`The report can't be written: ${(error as Error).message}.`);
  });
  stream.write('line,result,id,reason\n');
  return stream;
}

/** A log that counts into a report; with a path also a CSV file of one line for each row and each warning. */
export async function createRowLog(
  report: ImportReport,
  logFault: (line: string) => void,
  path?: string,
): Promise<RowLog> {
  const file = path === undefined ? undefined : await openFile(path);
  const write = (result: string, { line, id = '', reason = '' }: RowNote): void => {
    file?.write(`${[`${line}`, result, id, reason].map(toCell).join(',')}\n`);
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
    close: async () => {
      if (!file) return;
      file.end();
      await once(file, 'close');
    },
  };
}
