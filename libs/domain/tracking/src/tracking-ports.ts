import { minuteMs } from '@pasar/durations';

/** Persistent storage like `localStorage`, with a list of keys. Any method may throw. */
export type TrackingStorage = {
  keys(): readonly string[];
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
};

/** Sends bodies; response contents are ignored. @spec amb-data-report-response */
export type TrackingDelivery = {
  /** Rejects if the body has to be sent again. */
  send(body: string): Promise<void>;
  /** Sends the body as a beacon on page exit; returns whether it was accepted. */
  beacon(body: string): boolean;
};

/**
 * Lets one tab at a time own the queue. Calls back when this tab becomes the owner; the returned function is called when it no
 * longer is.
 */
export type TrackingLock = {
  own(onOwner: () => () => void): void;
};

/** Decision of the consent gate: send, hold in memory until the visitor decides, or drop. */
export type GateDecision = 'send' | 'hold' | 'drop';

export type QueueLimits = {
  /** Upper limit of a body, in UTF-8 bytes. Browsers refuse beacons over 64 KiB. */
  readonly maxBatchBytes: number;
  /** Maximum time that an entry waits to be batched. */
  readonly maxAgeMs: number;
  readonly maxEntries: number;
  /** Maximum size of the queue, in UTF-8 bytes. */
  readonly maxQueueBytes: number;
  /** First retry delay; doubles with each further failure. */
  readonly retryMs: number;
  readonly maxRetryMs: number;
};

export const defaultQueueLimits: QueueLimits = {
  maxBatchBytes: 60_000,
  maxAgeMs: 5000,
  maxEntries: 20_000,
  maxQueueBytes: 4_000_000,
  retryMs: 1000,
  maxRetryMs: minuteMs,
};
