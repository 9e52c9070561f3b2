import { parse } from 'csv-parse';
import { createReadStream } from 'node:fs';
import { columnName } from './column-name.ts';
import type { Fault, FeedRecord } from './product.ts';

type ParsedRow = { record: string[]; info: { lines: number } };

const toRecord = (columns: readonly string[], record: readonly string[], line: number): FeedRecord => ({
  line,
  fields: Object.fromEntries(columns.map((column, at) => [column, record[at] ?? ''])),
});

const toRecordOrFault = (
  columns: readonly string[],
  record: readonly string[],
  line: number,
): FeedRecord | Fault =>
  record.length > columns.length
    ? { line, reason: `it has ${record.length} columns, the header ${columns.length}` }
    : toRecord(columns, record, line);

/**
 * The rows of a file, one after another, never more of them in memory than the stream holds. A row that can't be read
 * comes as a fault. A row's line is the one it begins on.
 */
export async function* readRecords(file: string, delimiter: string): AsyncGenerator<FeedRecord | Fault> {
  const parser = createReadStream(file).pipe(
    parse({
      delimiter,
      bom: true,
      info: true,
      relaxQuotes: true,
      relaxColumnCount: true,
      maxRecordSize: 1_000_000,
    }),
  );
  let columns: string[] | undefined;
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRow>) {
      if (columns) {
        if (record.some((field) => field.trim() !== '')) yield toRecordOrFault(columns, record, line);
      } else columns = record.map(columnName);
      line = info.lines + 1;
    }
  } catch (error) {
    yield { line, reason: `the file can't be read from here on: ${(error as Error).message}` };
  }
}
