import { aloneBytes, cutBatch } from './cut-batch.ts';
import { createDeduplicator } from './deduplicator.ts';
import { createLine } from './line.ts';
import type { Segment } from './stored-segments.ts';
import { createStoredSegments } from './stored-segments.ts';
import type { QueueLimits, TrackingStorage } from './tracking-ports.ts';
import { utf8Length } from './utf8-length.ts';

/** A text that waits for its turn. */
export interface Entry {
  readonly text: string;
  readonly bytes: number;
  readonly at: number;
  segment: Segment | undefined;
  state: 'waiting' | 'under-way' | 'gone';
}

export type Refusal = 'duplicate' | 'oversize' | 'full';

export interface WaitingConfig {
  readonly name: string;
  readonly storage: TrackingStorage;
  readonly limits: QueueLimits;
}

/** What waits, within the limits, by the order in which it came. */
export interface WaitingEntries {
  /** Takes a text in; what it answers is why it did not. An id is looked up among those that came before. */
  add(id: string | undefined, text: string, at: number): Refusal | undefined;
  /** Writes to storage what is not there yet, once all that happens now has happened. */
  saveSoon(): void;
  /** Takes in what an earlier page left behind; it has waited long enough. `idOf` gives `null` for what is no entry. */
  restore(idOf: (text: string) => string | null): void;
  /** The next batch: saved, and under way from now on. */
  take(): Entry[];
  putBack(batch: readonly Entry[]): void;
  forget(batch: readonly Entry[]): void;
  /** Forgets all that is not under way. */
  dropRest(): void;
  /** The first that is not under way. */
  first(): Entry | undefined;
  stats(): { readonly waiting: number; readonly bytes: number; readonly displaced: number };
}

export const createWaitingEntries = ({ name, storage, limits }: WaitingConfig): WaitingEntries => {
  const stored = createStoredSegments(storage, name, limits.maxBatchBytes);
  const known = createDeduplicator(2 * limits.maxEntries);
  const line = createLine<Entry>();
  let unsaved: Entry[] = [];
  let gone: Entry[] = [];
  let saving = false;
  let bytesWaiting = 0;
  let displaced = 0;

  const drop = (batch: readonly Entry[]): void => {
    for (const entry of batch) {
      entry.state = 'gone';
      bytesWaiting -= entry.bytes;
    }
    line.left(batch.length);
  };
  const save = (): void => {
    stored.remove(gone);
    gone = [];
    if (unsaved.length === 0) return;
    const kept = unsaved.filter(({ state }) => state !== 'gone');
    stored.save(kept);
    unsaved = kept.at(-1)?.segment ? [] : kept.filter(({ segment }) => !segment);
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
    line.size() >= limits.maxEntries || bytesWaiting + bytes > limits.maxQueueBytes;
  /** The oldest make room; what is under way stays, since it may be delivered already. */
  const makeRoom = (bytes: number): boolean => {
    if (!isFull(bytes)) return true;
    for (const entry of ready()) {
      drop([entry]);
      gone.push(entry);
      displaced += 1;
      if (!isFull(bytes)) return true;
    }
    return false;
  };
  const add = (id: string | undefined, text: string, at: number): Refusal | undefined => {
    const bytes = utf8Length(text);
    if (aloneBytes(bytes) > limits.maxBatchBytes) return 'oversize';
    if (id !== undefined && !known.isNew(id)) return 'duplicate';
    if (!makeRoom(bytes)) return 'full';
    const entry: Entry = { text, bytes, at, segment: undefined, state: 'waiting' };
    line.join(entry);
    unsaved.push(entry);
    bytesWaiting += bytes;
    return undefined;
  };
  function* ready(): Generator<Entry> {
    for (const entry of line.all()) if (entry.state === 'waiting') yield entry;
  }

  return {
    add,
    saveSoon,
    restore: (idOf) => {
      for (const text of stored.takeAll()) {
        const id = idOf(text);
        if (id !== null) add(id, text, -limits.maxAgeMs);
      }
      save();
    },
    take: () => {
      save();
      const batch = cutBatch(ready(), limits.maxBatchBytes);
      for (const entry of batch) entry.state = 'under-way';
      return batch;
    },
    putBack: (batch) => {
      for (const entry of batch) entry.state = 'waiting';
    },
    forget: (batch) => {
      drop(batch);
      stored.remove(batch);
    },
    dropRest: () => {
      const rest = [...ready()];
      drop(rest);
      stored.remove(rest);
      save();
    },
    first: () => ready().next().value ?? undefined,
    stats: () => ({ waiting: line.size(), bytes: bytesWaiting, displaced }),
  };
};
