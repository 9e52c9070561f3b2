import type { FeedFormat, ReadOptions } from './feed-format.ts';
import type { Fault, FeedRecord, ReadProduct } from './product.ts';
import { readRecords } from './read-records.ts';
import { createDuplicateFilter } from './create-duplicate-filter.ts';

/** A product's rows beyond this are read as another piece of it. */
const maxRowsPerProduct = 500;

async function* groupRows(
  records: AsyncIterable<FeedRecord | Fault>,
  productKey: FeedFormat['productKey'],
): AsyncGenerator<FeedRecord[] | Fault> {
  let group: FeedRecord[] = [];
  for await (const record of records) {
    if (!('fields' in record)) {
      yield record;
      continue;
    }
    const [first] = group;
    if (
      first &&
      (productKey(first) !== productKey(record) ||
        productKey(record) === '' ||
        group.length >= maxRowsPerProduct)
    ) {
      yield group;
      group = [];
    }
    group.push(record);
  }
  if (group.length > 0) yield group;
}

/** The products of a feed in its order, with the rows that can't be read. A repeated id counts as such a row. */
export async function* readProducts(
  file: string,
  { format, delimiter }: { format: FeedFormat; delimiter: string },
  options: ReadOptions,
): AsyncGenerator<ReadProduct> {
  const firstOnly = createDuplicateFilter();
  for await (const group of groupRows(readRecords(file, delimiter), format.productKey)) {
    if (Array.isArray(group)) yield firstOnly(format.readProduct(group, options));
    else yield { faults: [group] };
  }
}
