export type PeriodProblem =
  | { readonly field: 'starts_at'; readonly problem: 'missing' | 'too-far' }
  | { readonly field: 'ends_at'; readonly problem: 'missing' | 'before-start' | 'past' | 'too-long' };

type Period = {
  /** Epoch milliseconds; null if missing. */
  readonly starts_at: number | null;
  readonly ends_at: number | null;
};
type PeriodLimits = {
  /** From the start to the end. */
  readonly maxPeriodMs: number;
  /** From `now` to the start. */
  readonly maxLeadMs: number;
};

/** Returns the problem of the period of a voucher or a deal that is saved at `now`, epoch milliseconds. */
export function checkPeriod(
  { starts_at, ends_at }: Period,
  { maxLeadMs, maxPeriodMs }: PeriodLimits,
  now: number,
): PeriodProblem[] {
  if (starts_at === null) return [{ field: 'starts_at', problem: 'missing' }];
  if (starts_at > now + maxLeadMs) return [{ field: 'starts_at', problem: 'too-far' }];
  if (ends_at === null) return [{ field: 'ends_at', problem: 'missing' }];
  if (ends_at <= starts_at) return [{ field: 'ends_at', problem: 'before-start' }];
  if (ends_at <= now) return [{ field: 'ends_at', problem: 'past' }];
  return ends_at - starts_at > maxPeriodMs ? [{ field: 'ends_at', problem: 'too-long' }] : [];
}
