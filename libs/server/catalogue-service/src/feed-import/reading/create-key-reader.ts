import type { ReadOptions } from '../feed-format.ts';
import type { FeedRecord } from '../product.ts';
import type { FeedReader } from './detect-feed.ts';
import { createKeyTable } from './key-table.ts';

export type KeyReader = (record: FeedRecord) => string;

/**
 * Returns a function that gives the product that a row belongs to, the same for all rows of a product that has a number as well as
 * a key. Reads the feed once if its format has such numbers.
 */
export async function createKeyReader(
  { format, readRecords }: FeedReader,
  { shop }: Pick<ReadOptions, 'shop'>,
): Promise<KeyReader> {
  const options = shop === undefined ? {} : { shop };
  const readKey: KeyReader = (record) => format.productKey(record, options);
  if (!format.productNumber) return readKey;
  const numbers = createKeyTable();
  for await (const record of readRecords()) {
    const number = 'fields' in record ? format.productNumber(record) : undefined;
    if ('fields' in record && number !== undefined) numbers.set(readKey(record), number);
  }
  return (record) => {
    const key = readKey(record);
    const number = numbers.get(key);
    return number === undefined ? key : `id:${number}`;
  };
}
