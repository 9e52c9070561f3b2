import { batchBody, cutBatch } from './cut-batch.ts';
import type { Sized } from './cut-batch.ts';
import { isList, readJson } from './json.ts';
import type { TrackingStorage } from './tracking-ports.ts';

/** What a full or forbidden storage throws loses no more than what it was to keep. */
export const attempt = <Result>(work: () => Result, otherwise: Result): Result => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

/** Entries that are stored under one key. */
export interface Segment {
  readonly key: string;
  readonly entries: Set<Storable>;
}

export interface Storable extends Sized {
  segment: Segment | undefined;
}

// All of one length, so that keys sort as the entries came.
const firstPosition = 10 ** 11;

/** Entries of one queue in storage, many under one key: what happened at once is written at once. */
export const createStoredSegments = (storage: TrackingStorage, name: string, maxBytes: number) => {
  const prefix = `${name}:entries:`;
  const keys = attempt(() => storage.keys(), [])
    .filter((key) => key.startsWith(prefix))
    .toSorted();
  const last = Number(keys.at(-1)?.slice(prefix.length));
  let position = Number.isSafeInteger(last) ? Math.max(firstPosition, last) : firstPosition;

  const write = (key: string, entries: readonly Storable[]): boolean =>
    attempt(() => {
      storage.set(key, batchBody(entries));
      return true;
    }, false);
  const saveOne = (entries: readonly Storable[]): boolean => {
    position += 1;
    const segment = { key: `${prefix}${position}`, entries: new Set(entries) };
    if (!write(segment.key, entries)) return false;
    for (const entry of entries) entry.segment = segment;
    return true;
  };

  return {
    /** Writes entries; those that storage did not take stay without a segment. */
    save: (entries: readonly Storable[]): void => {
      for (let from = 0; from < entries.length;) {
        const some = cutBatch(entries.slice(from), maxBytes);
        if (some.length === 0 || !saveOne(some)) return;
        from += some.length;
      }
    },
    /** Takes entries out of their segments, and segments without entries out of storage. */
    remove: (entries: Iterable<Storable>): void => {
      const touched = new Set<Segment>();
      for (const entry of entries) {
        if (!entry.segment) continue;
        entry.segment.entries.delete(entry);
        touched.add(entry.segment);
      }
      for (const { key, entries: rest } of touched)
        if (rest.size > 0) write(key, [...rest]);
        else attempt(() => storage.remove(key), undefined);
    },
    /** What an earlier page left behind, in the order in which it came; it is taken out of storage. */
    takeAll: (): string[] =>
      keys.flatMap((key) => {
        const list = readJson(attempt(() => storage.get(key), null) ?? '');
        attempt(() => storage.remove(key), undefined);
        return isList(list) ? list.map((each) => JSON.stringify(each)) : [];
      }),
  };
};
