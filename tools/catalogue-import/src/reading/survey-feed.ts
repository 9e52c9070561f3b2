import type { ReadOptions } from '../feed-format.ts';
import type { FeedReader } from './detect-feed.ts';
import { createKeyTable } from './key-table.ts';
import type { KeyTable } from './key-table.ts';

/** What one reading of a feed tells before the one that writes. */
export type FeedSurvey = {
  readonly rowCount: number;
  /** Of each product, the place of its last row, from 1. */
  readonly lastRows: KeyTable;
  /** Products whose rows lie apart. */
  readonly scattered: ReadonlySet<string>;
};

/** Goes through a feed without writing anything, so that a file that can't be read is refused as a whole. */
export async function surveyFeed(
  { format, readRecords }: FeedReader,
  options: Pick<ReadOptions, 'shop'>,
): Promise<FeedSurvey> {
  const lastRows = createKeyTable();
  const scattered = new Set<string>();
  let [rowCount, before] = [0, ''];
  for await (const record of readRecords()) {
    rowCount += 1;
    const key = 'fields' in record ? format.productKey(record, options) : '';
    if (key === '') continue;
    if (key !== before && lastRows.get(key) !== undefined) scattered.add(key);
    lastRows.set(key, rowCount);
    before = key;
  }
  return { rowCount, lastRows, scattered };
}
