import type { SizedText } from './cut-batch.ts';
import { measureText } from './cut-batch.ts';
import { createRetryBackoff } from './retry-backoff.ts';
import { batchText } from './stored-segments.ts';
import type { GateDecision, QueueLimits, TrackingDelivery, TrackingStorage } from './tracking-ports.ts';
import { defaultQueueLimits } from './tracking-ports.ts';
import type { Entry, QueueRefusal, PendingEntries } from './pending-entries.ts';
import { createPendingEntries } from './pending-entries.ts';

export interface QueueConfig {
  /** Begins the keys in storage: one name a queue. */
  readonly name: string;
  readonly storage: TrackingStorage;
  readonly delivery: TrackingDelivery;
  /** Asked when an entry comes and again when entries are to leave: consent may have changed. */
  readonly gate: () => GateDecision;
  /** The id of a text that an earlier page left behind; `null` for one that is no entry of this queue. */
  readonly readId: (text: string) => string | null;
  readonly limits?: Partial<QueueLimits>;
}

export type QueueResult =
  { readonly queued: true } | { readonly queued: false; readonly reason: QueueRefusal | 'consent' };

export interface TrackingQueue {
  /** Queues JSON; under an id that came before it is refused. */
  add(id: string, text: string, now: number): QueueResult;
  /** Queues JSON whose bytes are counted; the caller sees to it that it comes once. */
  put(entry: SizedText, now: number): QueueResult;
  /** When `tick` has something to do; `null` when nothing may leave. */
  dueAt(): number | null;
  /** Sends when it is time to. */
  tick(now: number): Promise<void>;
  /** Sends all that may leave, batch after batch, until one fails. One at a time, however often it is called. */
  flush(now: number): Promise<void>;
  /** Hands over all that may leave and is not under way, while the page goes away. */
  flushBeacon(): void;
  /** Entries that wait or are under way, and those that had to make room for others. */
  stats(): ReturnType<PendingEntries['stats']>;
}

/** Sends batch after batch; one that fails is put back, and a pause follows. */
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

/** A bounded queue that outlives the page and delivers each entry once. What leaves was saved before. */
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
