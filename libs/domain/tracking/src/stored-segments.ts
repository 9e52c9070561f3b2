import { parseJson } from '@pasar/json';
import { batchBody, cutBatch } from './cut-batch.ts';
import type { SizedText } from './cut-batch.ts';
import { isList } from './json.ts';
import type { TrackingStorage } from './tracking-ports.ts';

/** Returns a fallback if storage throws because it is full or denied. */
export const tryOrElse = <Result>(work: () => Result, otherwise: Result): Result => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

/** Entries stored under one key, and their serialized text. */
export type StoredSegment = {
  readonly key: string;
  readonly entries: readonly Storable[];
  readonly text: string;
  /** Number of undelivered entries. */
  left: number;
};

export type Storable = {
  segment: StoredSegment | undefined;
} & SizedText;

// Fixed length, so that keys sort in insertion order.
const firstPosition = 10 ** 11;

/** The body of a batch; reuses its segment's text if that holds exactly those entries. */
export const batchText = (batch: readonly Storable[]): string => {
  const segment = batch[0]?.segment;
  const isWhole =
    segment?.entries.length === batch.length && batch.every((entry, at) => entry === segment.entries[at]);
  return isWhole ? segment.text : batchBody(batch);
};

/** Stores a queue's entries in batches: entries of one task are written under one key. */
export const createStoredSegments = (storage: TrackingStorage, name: string, maxBytes: number) => {
  const prefix = `${name}:entries:`;
  const keys = tryOrElse(() => storage.keys(), [])
    .filter((key) => key.startsWith(prefix))
    .toSorted();
  const last = Number(keys.at(-1)?.slice(prefix.length));
  let position = Number.isSafeInteger(last) ? Math.max(firstPosition, last) : firstPosition;

  const write = (key: string, text: string): boolean =>
    tryOrElse(() => {
      storage.set(key, text);
      return true;
    }, false);
  const saveOne = (entries: readonly Storable[]): boolean => {
    position += 1;
    const segment = {
      key: `${prefix}${position}`,
      entries,
      text: batchBody(entries),
      left: entries.length,
    };
    if (!write(segment.key, segment.text)) return false;
    for (const entry of entries) entry.segment = segment;
    return true;
  };

  const keepRest = (segment: StoredSegment): void => {
    const { key, entries, left } = segment;
    if (left === 0) tryOrElse(() => storage.remove(key), undefined);
    else write(key, batchBody(entries.filter((entry) => entry.segment === segment)));
  };

  return {
    /** Writes as many entries as storage accepts and returns their number; the others have no segment. */
    save: (entries: readonly Storable[]): number => {
      let saved = 0;
      while (saved < entries.length) {
        const some = cutBatch(entries, maxBytes, saved);
        if (some.length === 0 || !saveOne(some)) break;
        saved += some.length;
      }
      return saved;
    },
    /** Removes entries from their segments, and empty segments from storage. */
    remove: (entries: Iterable<Storable>): void => {
      const touched = new Set<StoredSegment>();
      for (const entry of entries) {
        if (!entry.segment) continue;
        entry.segment.left -= 1;
        touched.add(entry.segment);
        entry.segment = undefined;
      }
      for (const segment of touched) keepRest(segment);
    },
    /** Removes and returns the entries of an earlier page, in order. */
    takeAll: (): string[] =>
      keys.flatMap((key) => {
        const list = parseJson(tryOrElse(() => storage.get(key), null) ?? '');
        tryOrElse(() => storage.remove(key), undefined);
        return isList(list) ? list.map((each) => JSON.stringify(each)) : [];
      }),
  };
};
