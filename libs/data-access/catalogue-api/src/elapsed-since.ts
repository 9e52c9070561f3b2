type Clock = {
  /** The device's clock, epoch milliseconds. */
  readonly now: number;
  /** Milliseconds since the page was loaded. */
  readonly sincePageLoad: number;
};

/**
 * Milliseconds since a response was received. A response embedded in the page has the server's timestamp, and the device's
 * clock may be wrong: an impossible value falls back to the time since page load.
 */
export function elapsedSince(receivedAt: number, { now, sincePageLoad }: Clock): number {
  const elapsed = now - receivedAt;
  return elapsed >= 0 && elapsed <= sincePageLoad ? elapsed : sincePageLoad;
}
