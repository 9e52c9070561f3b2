/** When a voucher can be used. */
export type VoucherPhase = 'upcoming' | 'running' | 'ended';

export const voucherPhases = ['upcoming', 'running', 'ended'] as const satisfies readonly VoucherPhase[];

type Period = {
  /** Epoch milliseconds, half open. */
  readonly starts_at: number;
  readonly ends_at: number;
};

/** The phase of a voucher at `now`, epoch milliseconds. */
export const voucherPhase = ({ starts_at, ends_at }: Period, now: number): VoucherPhase =>
  now >= ends_at ? 'ended' : now < starts_at ? 'upcoming' : 'running';

/** What a shop may change: everything but the code; only a new end and a larger quantity; or nothing. */
export type VoucherChanges = 'terms' | 'end-and-quantity' | 'nothing';

export type IssuedVoucher = Period & {
  readonly kind: 'percentage' | 'fixed' | 'free-shipping';
  /** How many buyers have claimed it. */
  readonly claimed: number;
  /** How often it was used in orders that were not cancelled. */
  readonly used: number;
};

/** Buyers rely on the terms of what they have claimed; shops do not issue free shipping themselves. */
export function voucherChanges(voucher: IssuedVoucher, now: number): VoucherChanges {
  if (voucherPhase(voucher, now) === 'ended') return 'nothing';
  const isFixed = voucher.claimed > 0 || voucher.used > 0 || voucher.kind === 'free-shipping';
  return isFixed ? 'end-and-quantity' : 'terms';
}
