const firstDelayMs = 1000;
const maxDelayMs = 30_000;

/**
 * Milliseconds until the next reconnection attempt: exponential backoff up to half a minute, with jitter over the upper half so
 * that clients of a restarted server do not reconnect at once. `random` is in [0, 1).
 */
export function reconnectDelay(failedAttempts: number, random: number): number {
  const longest = Math.min(maxDelayMs, firstDelayMs * 2 ** Math.max(0, failedAttempts));
  return Math.round(longest / 2 + (longest / 2) * random);
}
