/** A wait in the unit that people would use. */
export type RoundedWait = { readonly unit: 'seconds' | 'minutes' | 'hours'; readonly count: number };

const [minute, hour] = [60, 3600];

/** Rounds a wait of some seconds up to seconds, minutes (over one minute) or hours (over two hours). */
export function roundWait(seconds: number): RoundedWait {
  if (seconds > 2 * hour) return { unit: 'hours', count: Math.ceil(seconds / hour) };
  if (seconds > minute) return { unit: 'minutes', count: Math.ceil(seconds / minute) };
  return { unit: 'seconds', count: Math.max(1, Math.ceil(seconds)) };
}
