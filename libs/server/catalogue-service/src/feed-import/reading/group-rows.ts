import type { Fault, FeedRecord } from '../product.ts';
import { toReason } from '../reason.ts';
import type { FeedSurvey } from './survey-feed.ts';

/** Maximum rows per product; further rows are not read. */
const maxRowsPerProduct = 10_000;

/**
 * Groups rows by product: adjacent rows are yielded at once, scattered ones after the last of them. Only scattered rows are
 * held in memory.
 */
export async function* groupRows(
  records: AsyncIterable<FeedRecord | Fault>,
  productKey: (record: FeedRecord) => string,
  { lastRows, scattered }: FeedSurvey,
): AsyncGenerator<FeedRecord[] | Fault> {
  const groups = new Map<string, FeedRecord[]>();
  let [row, currentKey] = [0, ''];
  let current: FeedRecord[] = [];
  for await (const record of records) {
    row += 1;
    const key = 'fields' in record ? productKey(record) : '';
    if (current.length > 0 && (key !== currentKey || key === '')) {
      yield current;
      current = [];
    }
    currentKey = key;
    if (!('fields' in record)) yield record;
    else if (scattered.has(key)) {
      const group = groups.get(key) ?? [];
      if (group.length < maxRowsPerProduct) group.push(record);
      else yield tooMany(record);
      groups.set(key, group);
      if (lastRows.get(key) !== row) continue;
      yield group;
      groups.delete(key);
    } else if (current.length < maxRowsPerProduct) current.push(record);
    else yield tooMany(record);
  }
  if (current.length > 0) yield current;
  // The feed lost its last rows after the survey.
  yield* groups.values();
}

const tooMany = ({ line }: FeedRecord): Fault => ({
  line,
  reason: toReason('rows-above-limit', { max: maxRowsPerProduct }),
});
