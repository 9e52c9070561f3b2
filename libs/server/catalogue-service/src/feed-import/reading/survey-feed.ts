import type { ReadOptions } from '../feed-format.ts';
import { ImportError } from '../import-error.ts';
import type { FeedReader } from './detect-feed.ts';
import { toReason } from '../reason.ts';
import { createKeyTable } from './key-table.ts';
import type { KeyTable } from './key-table.ts';

/** The result of the first pass over a feed, before the pass that writes. */
export type FeedSurvey = {
  readonly rowCount: number;
  /** The position of each product's last row, from 1. */
  readonly lastRows: KeyTable;
  /** Products whose rows are not adjacent. */
  readonly scattered: ReadonlySet<string>;
};

/** Reads a feed without writing anything, so that an unreadable file is refused as a whole. */
export async function surveyFeed(
  { format, readRecords }: FeedReader,
  { maxRows = Infinity, ...options }: Pick<ReadOptions, 'shop'> & { readonly maxRows?: number },
): Promise<FeedSurvey> {
  const lastRows = createKeyTable();
  const scattered = new Set<string>();
  let [rowCount, before] = [0, ''];
  for await (const record of readRecords()) {
    rowCount += 1;
    if (rowCount > maxRows) throw new ImportError(toReason('file-rows-above-limit', { max: maxRows }));
    const key = 'fields' in record ? format.productKey(record, options) : '';
    if (key === '') continue;
    if (key !== before && lastRows.get(key) !== undefined) scattered.add(key);
    lastRows.set(key, rowCount);
    before = key;
  }
  return { rowCount, lastRows, scattered };
}
