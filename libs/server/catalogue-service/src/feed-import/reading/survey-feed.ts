import { ImportError } from '../import-error.ts';
import type { LineUnit } from '../product.ts';
import { toReason } from '../reason.ts';
import type { KeyReader } from './create-key-reader.ts';
import type { FeedReader } from './detect-feed.ts';
import { createKeyTable } from './key-table.ts';
import type { KeyTable } from './key-table.ts';

/** The result of the first pass over a feed, before the pass that writes. */
export type FeedSurvey = {
  readonly rowCount: number;
  /** The position of each product's last row, from 1. */
  readonly lastRows: KeyTable;
  /** Products whose rows are not adjacent. */
  readonly scattered: ReadonlySet<string>;
  readonly lineUnit: LineUnit;
};

/** Reads a feed without writing anything, so that an unreadable file is refused as a whole. */
export async function surveyFeed(
  { readRecords }: FeedReader,
  readKey: KeyReader,
  { maxRows = Infinity }: { readonly maxRows?: number },
): Promise<FeedSurvey> {
  const lastRows = createKeyTable();
  const scattered = new Set<string>();
  let [rowCount, before, lineBefore] = [0, '', 0];
  let lineUnit: LineUnit = 'line';
  for await (const record of readRecords()) {
    rowCount += 1;
    if (rowCount > maxRows) throw new ImportError(toReason('file-rows-above-limit', { max: maxRows }));
    // Where a truncated file ends is no product.
    if (record.line === lineBefore && !('reason' in record && record.reason.code === 'cut-off-between'))
      lineUnit = 'product';
    lineBefore = record.line;
    const key = 'fields' in record ? readKey(record) : '';
    if (key === '') continue;
    if (key !== before && lastRows.get(key) !== undefined) scattered.add(key);
    lastRows.set(key, rowCount);
    before = key;
  }
  return { rowCount, lastRows, scattered, lineUnit };
}
