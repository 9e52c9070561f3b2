import { promotionPhase } from './promotion-phase.ts';
import type { PromotionPeriod } from './promotion-phase.ts';

/** What a shop may change: everything but the code; only a new end and a larger quantity; or nothing. */
export type VoucherChanges = 'terms' | 'end-and-quantity' | 'nothing';

export type IssuedVoucher = PromotionPeriod & {
  readonly kind: 'percentage' | 'fixed' | 'free-shipping';
  /** How many buyers have claimed it. */
  readonly claimed: number;
  /** How often it was used in orders that were not cancelled. */
  readonly used: number;
};

/** Buyers rely on the terms of what they have claimed; shops do not issue free shipping themselves. */
export function voucherChanges(voucher: IssuedVoucher, now: number): VoucherChanges {
  if (promotionPhase(voucher, now) === 'ended') return 'nothing';
  const isFixed = voucher.claimed > 0 || voucher.used > 0 || voucher.kind === 'free-shipping';
  return isFixed ? 'end-and-quantity' : 'terms';
}
