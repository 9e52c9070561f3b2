import type { SizedText } from './cut-batch.ts';
import { singleEntryBytes, cutBatch, measureText } from './cut-batch.ts';
import { createDeduplicator } from './deduplicator.ts';
import { createEntryQueue } from './entry-queue.ts';
import type { StoredSegment } from './stored-segments.ts';
import { createStoredSegments } from './stored-segments.ts';
import type { QueueLimits, TrackingStorage } from './tracking-ports.ts';

/** A queued text. */
export type Entry = {
  readonly at: number;
  segment: StoredSegment | undefined;
  isRemoved: boolean;
} & SizedText;

export type QueueRefusal = 'duplicate' | 'oversize' | 'full';

export type PendingEntriesConfig = {
  readonly name: string;
  readonly storage: TrackingStorage;
  readonly limits: QueueLimits;
};

/** Pending entries in insertion order, within the limits. */
export type PendingEntries = {
  /** Adds a text; returns the reason if it is refused. Checks the id for duplicates, if given. */
  put(entry: SizedText, at: number, id?: string): QueueRefusal | undefined;
  /** Writes unsaved entries to storage in a microtask. */
  saveSoon(): void;
  /** Restores the entries of an earlier page, due immediately. `readId` returns `null` for other texts. */
  restore(readId: (text: string) => string | null): void;
  /** Takes the next batch and marks it as in flight. */
  take(): Entry[];
  requeue(batch: readonly Entry[]): void;
  forget(batch: readonly Entry[]): void;
  /** Drops all entries that are not in flight. */
  dropPending(): void;
  /** The first entry that is not in flight. */
  first(): Entry | undefined;
  stats(): { readonly waiting: number; readonly bytes: number; readonly evicted: number };
};

/** Creates the entries that wait to be sent, including those that an earlier page stored. */
export const createPendingEntries = ({ name, storage, limits }: PendingEntriesConfig): PendingEntries => {
  const stored = createStoredSegments(storage, name, limits.maxBatchBytes);
  const known = createDeduplicator(2 * limits.maxEntries);
  const line = createEntryQueue<Entry>();
  let unsaved: Entry[] = [];
  let dropped: Entry[] = [];
  let saving = false;
  let count = 0;
  let bytesWaiting = 0;
  let evicted = 0;

  const drop = (batch: readonly Entry[]): void => {
    for (const entry of batch) {
      entry.isRemoved = true;
      bytesWaiting -= entry.bytes;
    }
    count -= batch.length;
  };
  const save = (): void => {
    stored.remove(dropped);
    dropped = [];
    if (unsaved.length === 0) return;
    const kept = unsaved.filter(({ isRemoved }) => !isRemoved);
    unsaved = kept.slice(stored.save(kept));
  };
  const saveSoon = (): void => {
    if (saving) return;
    saving = true;
    void Promise.resolve().then(() => {
      saving = false;
      save();
    });
  };

  const isFull = (bytes: number): boolean =>
    count >= limits.maxEntries || bytesWaiting + bytes > limits.maxQueueBytes;
  /** Evicts the oldest entries; those in flight stay, since they may already be delivered. */
  const makeRoom = (bytes: number): boolean => {
    while (isFull(bytes)) {
      const oldest = line.take((entries, from) => entries.slice(from, from + 1));
      if (oldest.length === 0) return false;
      drop(oldest);
      dropped.push(...oldest);
      evicted += 1;
    }
    return true;
  };
  const put = ({ text, bytes }: SizedText, at: number, id?: string): QueueRefusal | undefined => {
    if (singleEntryBytes(bytes) > limits.maxBatchBytes) return 'oversize';
    if (id !== undefined && !known.isNew(id)) return 'duplicate';
    if (!makeRoom(bytes)) return 'full';
    const entry: Entry = { text, bytes, at, segment: undefined, isRemoved: false };
    line.enqueue(entry);
    unsaved.push(entry);
    count += 1;
    bytesWaiting += bytes;
    return undefined;
  };

  return {
    put,
    saveSoon,
    restore: (readId) => {
      for (const text of stored.takeAll()) {
        const id = readId(text);
        if (id !== null) put(measureText(text), -limits.maxAgeMs, id);
      }
      save();
    },
    take: () => {
      save();
      return line.take((entries, from) => cutBatch(entries, limits.maxBatchBytes, from));
    },
    requeue: line.requeue,
    forget: (batch) => {
      drop(batch);
      stored.remove(batch);
    },
    dropPending: () => {
      const rest = line.take((entries, from) => entries.slice(from));
      drop(rest);
      stored.remove(rest);
      save();
    },
    first: line.first,
    stats: () => ({ waiting: count, bytes: bytesWaiting, evicted }),
  };
};
