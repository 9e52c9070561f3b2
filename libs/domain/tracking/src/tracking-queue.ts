import { aloneBytes, batchBody, cutBatch } from './cut-batch.ts';
import { createDeduplicator } from './deduplicator.ts';
import { createStoredEntries } from './stored-entries.ts';
import type { GateAnswer, QueueLimits, TrackingDelivery, TrackingStorage } from './tracking-ports.ts';
import { defaultQueueLimits } from './tracking-ports.ts';
import { utf8Length } from './utf8-length.ts';

export interface QueueConfig<Value> {
  /** Begins the keys in storage: one name a queue. */
  readonly name: string;
  readonly encode: (value: Value) => string;
  readonly parse: (text: string) => Value | null;
  readonly storage: TrackingStorage;
  readonly delivery: TrackingDelivery;
  /** Asked when an entry comes and again when it is to leave: consent may have changed. */
  readonly gate: (value: Value) => GateAnswer;
  readonly limits?: Partial<QueueLimits>;
}

export type QueueResult =
  | { readonly queued: true }
  | { readonly queued: false; readonly reason: 'duplicate' | 'oversize' | 'consent' | 'full' };

export interface TrackingQueue<Value> {
  add(id: string, value: Value, now: number): QueueResult;
  /** When `tick` has something to do; `null` when nothing may leave. */
  dueAt(): number | null;
  /** Sends when it is time to. */
  tick(now: number): Promise<void>;
  /** Sends all that may leave, batch after batch, until one fails. One at a time, however often it is called. */
  flush(now: number): Promise<void>;
  /** Hands over all that may leave and is not under way, while the page goes away. */
  flushBeacon(): void;
  /** Entries that wait or are under way, and those that had to make room for others. */
  stats(): { readonly waiting: number; readonly bytes: number; readonly displaced: number };
}

interface Entry<Value> {
  readonly id: string;
  readonly key: string;
  readonly value: Value;
  readonly text: string;
  readonly bytes: number;
  readonly at: number;
  saved: boolean;
  underWay: boolean;
}

/** A bounded queue that outlives the page and delivers each entry once. What leaves was saved before. */
export const createTrackingQueue = <Value>(config: QueueConfig<Value>): TrackingQueue<Value> => {
  const { delivery, gate } = config;
  const limits = { ...defaultQueueLimits, ...config.limits };
  const stored = createStoredEntries(config.storage, config.name);
  const known = createDeduplicator(2 * limits.maxEntries);
  const entries = new Map<string, Entry<Value>>();
  let bytesWaiting = 0;
  let displaced = 0;
  let failures = 0;
  let retryAt = 0;
  let running: Promise<void> | undefined;

  const insert = (entry: Entry<Value>): void => {
    entries.set(entry.id, entry);
    bytesWaiting += entry.bytes;
  };
  const forget = (entry: Entry<Value>): void => {
    entries.delete(entry.id);
    bytesWaiting -= entry.bytes;
    if (entry.saved) stored.remove(entry.key);
  };
  const save = (entry: Entry<Value>): void => {
    entry.saved ||= stored.save(entry.key, entry.text);
  };

  const isFull = (bytes: number): boolean =>
    entries.size >= limits.maxEntries || bytesWaiting + bytes > limits.maxQueueBytes;
  /** The oldest make room; what is under way stays, since it may be delivered already. */
  const makeRoom = (bytes: number): boolean => {
    for (const entry of entries.values()) {
      if (!isFull(bytes)) return true;
      if (entry.underWay) continue;
      forget(entry);
      displaced += 1;
    }
    return !isFull(bytes);
  };

  // What an earlier page left has waited long enough: it is due at once.
  const restore = (): void => {
    for (const { key, id, text } of stored.readAll()) {
      const value = config.parse(text);
      const bytes = utf8Length(text);
      const fits = aloneBytes(bytes) <= limits.maxBatchBytes;
      if (value === null || !fits || !known.isNew(id) || !makeRoom(bytes)) stored.remove(key);
      else insert({ id, key, value, text, bytes, at: -limits.maxAgeMs, saved: true, underWay: false });
    }
  };

  const add = (id: string, value: Value, now: number): QueueResult => {
    const answer = gate(value);
    if (answer === 'drop') return { queued: false, reason: 'consent' };
    const text = config.encode(value);
    const bytes = utf8Length(text);
    if (aloneBytes(bytes) > limits.maxBatchBytes) return { queued: false, reason: 'oversize' };
    if (!known.isNew(id)) return { queued: false, reason: 'duplicate' };
    if (!makeRoom(bytes)) return { queued: false, reason: 'full' };
    const entry = { id, key: stored.nextKey(id), value, text, bytes, at: now, saved: false, underWay: false };
    insert(entry);
    if (answer === 'send') save(entry);
    return { queued: true };
  };

  function* leaving(): Generator<Entry<Value>> {
    for (const entry of entries.values()) {
      if (entry.underWay) continue;
      const answer = gate(entry.value);
      if (answer === 'send') yield entry;
      if (answer === 'drop') forget(entry);
    }
  }
  const take = (): Entry<Value>[] => {
    const batch = cutBatch(leaving(), limits.maxBatchBytes);
    for (const entry of batch) {
      save(entry);
      entry.underWay = true;
    }
    return batch;
  };
  const putBack = (batch: readonly Entry<Value>[]): void => {
    for (const entry of batch) entry.underWay = false;
  };

  const deliver = async (batch: readonly Entry<Value>[], now: number): Promise<boolean> => {
    try {
      await delivery.send(batchBody(batch));
    } catch {
      putBack(batch);
      retryAt = now + Math.min(limits.retryMs * 2 ** failures, limits.maxRetryMs);
      failures += 1;
      return false;
    }
    batch.forEach(forget);
    failures = 0;
    return true;
  };
  const drain = async (now: number): Promise<void> => {
    for (let batch = take(); batch.length > 0; batch = take()) if (!(await deliver(batch, now))) return;
  };
  const flush = (now: number): Promise<void> =>
    (running ??= drain(now).finally(() => {
      running = undefined;
    }));

  const flushBeacon = (): void => {
    for (let batch = take(); batch.length > 0; batch = take()) {
      const body = batchBody(batch);
      if (!delivery.beacon(body)) return putBack(batch);
      batch.forEach(forget);
    }
  };

  const dueAt = (): number | null => {
    const { value: first } = leaving().next();
    if (!first) return null;
    if (failures > 0) return retryAt;
    return bytesWaiting >= limits.maxBatchBytes ? first.at : first.at + limits.maxAgeMs;
  };
  const tick = async (now: number): Promise<void> => {
    const due = dueAt();
    if (due !== null && due <= now) await flush(now);
  };

  restore();
  return {
    add,
    dueAt,
    tick,
    flush,
    flushBeacon,
    stats: () => ({ waiting: entries.size, bytes: bytesWaiting, displaced }),
  };
};
