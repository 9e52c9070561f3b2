import { aloneBytes, cutBatch } from './cut-batch.ts';
import { createDeduplicator } from './deduplicator.ts';
import { createStoredEntries } from './stored-entries.ts';
import type { QueueLimits, TrackingStorage } from './tracking-ports.ts';
import { utf8Length } from './utf8-length.ts';

/** A text that waits for its turn. */
export interface Entry {
  readonly id: string;
  readonly key: string;
  readonly text: string;
  readonly bytes: number;
  readonly at: number;
  saved: boolean;
  underWay: boolean;
}

export type Refusal = 'duplicate' | 'oversize' | 'full';

export interface WaitingConfig {
  readonly name: string;
  readonly storage: TrackingStorage;
  readonly limits: QueueLimits;
}

/** What waits, within the limits, by the order in which it came. */
export interface WaitingEntries {
  /** Takes a text in; what it answers is why it did not. */
  add(id: string, text: string, at: number): Refusal | undefined;
  /** Writes the newest entry to storage, so that it outlives the page. */
  saveNewest(): void;
  /** Takes in what an earlier page left behind; it has waited long enough. */
  restore(accept: (text: string) => boolean): void;
  /** The next batch: saved, and under way from now on. */
  take(): Entry[];
  putBack(batch: readonly Entry[]): void;
  forget(batch: Iterable<Entry>): void;
  /** Forgets all that is not under way. */
  dropRest(): void;
  /** The first that is not under way. */
  first(): Entry | undefined;
  stats(): { readonly waiting: number; readonly bytes: number; readonly displaced: number };
}

export const createWaitingEntries = ({ name, storage, limits }: WaitingConfig): WaitingEntries => {
  const stored = createStoredEntries(storage, name);
  const known = createDeduplicator(2 * limits.maxEntries);
  const entries = new Map<string, Entry>();
  let newest: Entry | undefined;
  let bytesWaiting = 0;
  let displaced = 0;

  const forgetOne = (entry: Entry): void => {
    entries.delete(entry.id);
    bytesWaiting -= entry.bytes;
    if (entry.saved) stored.remove(entry.key);
  };
  const save = (entry: Entry): void => {
    entry.saved ||= stored.save(entry.key, entry.text);
  };
  const insert = (entry: Entry): void => {
    newest = entry;
    entries.set(entry.id, entry);
    bytesWaiting += entry.bytes;
  };

  const isFull = (bytes: number): boolean =>
    entries.size >= limits.maxEntries || bytesWaiting + bytes > limits.maxQueueBytes;
  /** The oldest make room; what is under way stays, since it may be delivered already. */
  const makeRoom = (bytes: number): boolean => {
    if (!isFull(bytes)) return true;
    for (const entry of entries.values()) {
      if (entry.underWay) continue;
      forgetOne(entry);
      displaced += 1;
      if (!isFull(bytes)) return true;
    }
    return false;
  };
  const refusal = (id: string, bytes: number): Refusal | undefined => {
    if (aloneBytes(bytes) > limits.maxBatchBytes) return 'oversize';
    if (!known.isNew(id)) return 'duplicate';
    return makeRoom(bytes) ? undefined : 'full';
  };

  function* ready(): Generator<Entry> {
    for (const entry of entries.values()) if (!entry.underWay) yield entry;
  }

  return {
    add: (id, text, at) => {
      const bytes = utf8Length(text);
      const refused = refusal(id, bytes);
      if (refused) return refused;
      insert({ id, key: stored.nextKey(id), text, bytes, at, saved: false, underWay: false });
      return undefined;
    },
    saveNewest: () => {
      if (newest) save(newest);
    },
    restore: (accept) => {
      for (const { key, id, text } of stored.readAll()) {
        const bytes = utf8Length(text);
        if (!accept(text) || refusal(id, bytes)) stored.remove(key);
        else insert({ id, key, text, bytes, at: -limits.maxAgeMs, saved: true, underWay: false });
      }
    },
    take: () => {
      const batch = cutBatch(ready(), limits.maxBatchBytes);
      for (const entry of batch) {
        save(entry);
        entry.underWay = true;
      }
      return batch;
    },
    putBack: (batch) => {
      for (const entry of batch) entry.underWay = false;
    },
    forget: (batch) => {
      for (const entry of batch) forgetOne(entry);
    },
    dropRest: () => {
      for (const entry of ready()) forgetOne(entry);
    },
    first: () => ready().next().value ?? undefined,
    stats: () => ({ waiting: entries.size, bytes: bytesWaiting, displaced }),
  };
};
