/** What cutting asks of an entry: its JSON and the bytes of that in UTF-8. */
export interface Sized {
  readonly text: string;
  readonly bytes: number;
}

const brackets = 2;
const comma = 1;

/** Bytes of a body that holds one entry alone. */
export const aloneBytes = (bytes: number): number => bytes + brackets;

/** The longest beginning of the entries whose body keeps within the bytes. Reads one entry past it at most. */
export const cutBatch = <Entry extends Sized>(entries: Iterable<Entry>, maxBytes: number): Entry[] => {
  const batch: Entry[] = [];
  let total = brackets;
  for (const entry of entries) {
    total += entry.bytes + (batch.length > 0 ? comma : 0);
    if (total > maxBytes) break;
    batch.push(entry);
  }
  return batch;
};

/** The body of a batch: the JSON array of its entries. */
export const batchBody = (batch: readonly Sized[]): string => `[${batch.map(({ text }) => text).join(',')}]`;
