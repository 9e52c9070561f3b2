const firstDelayMs = 1000;
const maxDelayMs = 30_000;

/**
 * Milliseconds until the next attempt to connect after so many failed ones: doubled each time up to half a minute, and
 * spread over the upper half of it so that a restarted server is not asked by everybody at once. `random` is in [0, 1).
 */
export function reconnectDelay(failedAttempts: number, random: number): number {
  const longest = Math.min(maxDelayMs, firstDelayMs * 2 ** Math.max(0, failedAttempts));
  return Math.round(longest / 2 + (longest / 2) * random);
}
