/** Where what waits outlives the page: the shape of `localStorage`, with its keys listed. Any of it may throw. */
export interface TrackingStorage {
  keys(): readonly string[];
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
}

/** What carries a body away. Answers' contents are ignored. @spec amb-data-report-response */
export interface TrackingDelivery {
  /** Resolves when the body need not be sent again; rejects when it is to be. */
  send(body: string): Promise<void>;
  /** Hands the body over while the page goes away; whether it was taken. */
  beacon(body: string): boolean;
}

/**
 * Lets one tab of a browser at a time own the queue. Calls back each time this tab becomes the owner; what that answers is
 * called when it is no longer.
 */
export interface TrackingLock {
  own(onOwner: () => () => void): void;
}

/** What consent says of what happened: it may leave, it waits in memory for an answer, or it is dropped. */
export type GateDecision = 'send' | 'hold' | 'drop';

export interface QueueLimits {
  /** Exact upper limit of a body, in bytes of UTF-8. Browsers refuse beacons over 64 KiB. */
  readonly maxBatchBytes: number;
  /** How long an entry waits for company, in milliseconds. */
  readonly maxAgeMs: number;
  readonly maxEntries: number;
  /** Upper limit of all that waits, in bytes of UTF-8. */
  readonly maxQueueBytes: number;
  /** First pause after a failure, in milliseconds; it doubles with each further one. */
  readonly retryMs: number;
  readonly maxRetryMs: number;
}

export const defaultQueueLimits: QueueLimits = {
  maxBatchBytes: 60_000,
  maxAgeMs: 5000,
  maxEntries: 20_000,
  maxQueueBytes: 4_000_000,
  retryMs: 1000,
  maxRetryMs: 60_000,
};
