import type { SizedText } from './cut-batch.ts';
import { measureText } from './cut-batch.ts';
import { createRetryBackoff } from './retry-backoff.ts';
import { batchText } from './stored-segments.ts';
import type { GateDecision, QueueLimits, TrackingDelivery, TrackingStorage } from './tracking-ports.ts';
import { defaultQueueLimits } from './tracking-ports.ts';
import type { Entry, QueueRefusal, PendingEntries } from './pending-entries.ts';
import { createPendingEntries } from './pending-entries.ts';

export type QueueConfig = {
  /** Prefix of the storage keys, unique per queue. */
  readonly name: string;
  readonly storage: TrackingStorage;
  readonly delivery: TrackingDelivery;
  /** Called when an entry is added and again before sending, since consent may change. */
  readonly gate: () => GateDecision;
  /** The id of a restored text; `null` for a text that is not an entry of this queue. */
  readonly readId: (text: string) => string | null;
  readonly limits?: Partial<QueueLimits>;
};

export type QueueResult =
  { readonly queued: true } | { readonly queued: false; readonly reason: QueueRefusal | 'consent' };

export type TrackingQueue = {
  /** Queues JSON; a repeated id is refused. */
  add(id: string, text: string, now: number): QueueResult;
  /** Queues measured JSON; the caller prevents duplicates. */
  put(entry: SizedText, now: number): QueueResult;
  /** When to call `tick`; `null` if nothing can be sent. */
  dueAt(): number | null;
  /** Sends a batch if one is due. */
  tick(now: number): Promise<void>;
  /** Sends all pending entries, batch by batch, until one fails. Concurrent calls share one run. */
  flush(now: number): Promise<void>;
  /** Sends all pending entries that are not in flight as beacons, on page exit. */
  flushBeacon(): void;
  /** Counts of waiting entries (including those in flight) and of evicted ones. */
  stats(): ReturnType<PendingEntries['stats']>;
};

/** Sends batch by batch; a failed batch is requeued and retried with backoff. */
const createSender = (
  waiting: PendingEntries,
  takeBatch: () => Entry[],
  config: QueueConfig,
  limits: QueueLimits,
) => {
  const pause = createRetryBackoff(limits);
  let running: Promise<void> | undefined;

  const deliver = async (batch: readonly Entry[], now: number): Promise<boolean> => {
    try {
      await config.delivery.send(batchText(batch));
    } catch {
      waiting.requeue(batch);
      pause.failed(now);
      return false;
    }
    waiting.forget(batch);
    pause.succeeded();
    return true;
  };
  const drain = async (now: number): Promise<void> => {
    for (let batch = takeBatch(); batch.length > 0; batch = takeBatch())
      if (!(await deliver(batch, now))) return;
  };
  return {
    pausedUntil: pause.until,
    flush: (now: number): Promise<void> =>
      (running ??= drain(now).finally(() => {
        running = undefined;
      })),
  };
};

/** A bounded, persistent queue that delivers each entry once. Entries are saved before they are sent. */
export const createTrackingQueue = (config: QueueConfig): TrackingQueue => {
  const { delivery, gate } = config;
  const limits = { ...defaultQueueLimits, ...config.limits };
  const waiting = createPendingEntries({ ...config, limits });

  const takeBatch = (): Entry[] => {
    const answer = gate();
    if (answer === 'drop') waiting.dropPending();
    return answer === 'send' ? waiting.take() : [];
  };
  const { flush, pausedUntil } = createSender(waiting, takeBatch, config, limits);

  const dueAt = (): number | null => {
    const first = gate() === 'send' ? waiting.first() : undefined;
    if (!first) return null;
    const isFull = waiting.stats().bytes >= limits.maxBatchBytes;
    return pausedUntil() ?? (isFull ? first.at : first.at + limits.maxAgeMs);
  };

  const put = (entry: SizedText, now: number, id?: string): QueueResult => {
    const answer = gate();
    if (answer === 'drop') return { queued: false, reason: 'consent' };
    const reason = waiting.put(entry, now, id);
    if (reason) return { queued: false, reason };
    if (answer === 'send') waiting.saveSoon();
    return { queued: true };
  };

  waiting.restore(config.readId);
  return {
    add: (id, text, now) => put(measureText(text), now, id),
    put,
    dueAt,
    flush,
    tick: async (now) => {
      const due = dueAt();
      if (due !== null && due <= now) await flush(now);
    },
    flushBeacon: () => {
      for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
        if (!delivery.beacon(batchText(batch))) return waiting.requeue(batch);
        waiting.forget(batch);
      }
    },
    stats: waiting.stats,
  };
};
