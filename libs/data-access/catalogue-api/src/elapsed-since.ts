type Clock = {
  /** The device's clock, epoch milliseconds. */
  readonly now: number;
  /** Milliseconds since the page was loaded. */
  readonly sincePageLoad: number;
};

/**
 * Milliseconds since an answer was received. An answer that came with the page carries the server's time, and the device's
 * clock may be wrong: what cannot be true counts from the page's load.
 */
export function elapsedSince(receivedAt: number, { now, sincePageLoad }: Clock): number {
  const elapsed = now - receivedAt;
  return elapsed >= 0 && elapsed <= sincePageLoad ? elapsed : sincePageLoad;
}
