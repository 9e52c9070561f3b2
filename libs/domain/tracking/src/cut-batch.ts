import { utf8Length } from './utf8-length.ts';

/** A JSON text with its size in UTF-8 bytes. */
export type SizedText = {
  readonly text: string;
  readonly bytes: number;
};

/** Measures a text in bytes. */
export const measureText = (text: string): SizedText => ({ text, bytes: utf8Length(text) });

const brackets = 2;
const comma = 1;

/** The size of a body with a single entry, in bytes. */
export const singleEntryBytes = (bytes: number): number => bytes + brackets;

/** The longest run of entries from an index whose body stays within the byte limit. */
export const cutBatch = <Entry extends SizedText>(
  entries: readonly Entry[],
  maxBytes: number,
  from = 0,
): Entry[] => {
  let end = from;
  let total = brackets - comma;
  for (let entry = entries[end]; entry; entry = entries[end]) {
    total += comma + entry.bytes;
    if (total > maxBytes) break;
    end += 1;
  }
  return entries.slice(from, end);
};

/** The body of a batch: the JSON array of its entries. */
export const batchBody = (batch: readonly SizedText[]): string =>
  `[${batch.map(({ text }) => text).join(',')}]`;
