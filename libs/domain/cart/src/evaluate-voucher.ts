import type { Money } from '@pasar/money';
import {
  compareMoney,
  minMoney,
  takePercent,
  roundToPrice,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from '@pasar/money';

type VoucherBase = {
  readonly code: string;
  /** The shop that it is valid for; absent for a voucher of the marketplace itself. */
  readonly shopid?: number;
  /** The products that it is valid for; absent for the whole shop. */
  readonly itemids?: readonly number[];
  readonly min_spend: Money;
  /** Epoch milliseconds, half open: starts_at ≤ now < ends_at. */
  readonly starts_at: number;
  readonly ends_at: number;
  /** Remaining uses in total. */
  readonly uses_left: number;
  /** Remaining uses for this shopper; unlimited if absent. */
  readonly uses_left_for_user?: number;
};

/** What a voucher takes off, and when: a percentage up to a cap, a fixed amount, or shipping up to a cap. */
export type VoucherRule = VoucherBase &
  (
    | { readonly kind: 'percentage'; readonly percent: number; readonly cap?: Money }
    | { readonly kind: 'fixed'; readonly amount: Money }
    | { readonly kind: 'free-shipping'; readonly cap?: Money }
  );

export const voucherKinds = ['percentage', 'fixed', 'free-shipping'] as const satisfies VoucherRule['kind'][];

export type VoucherRefusal =
  'unknown' | 'other-shop' | 'other-items' | 'not-started' | 'expired' | 'used-up' | 'min-spend';

export type VoucherEvaluation =
  | { readonly applies: true; readonly saves: Money; readonly on: 'merchandise' | 'shipping' }
  | { readonly applies: false; readonly reason: VoucherRefusal; readonly missing?: Money };

/** The amounts that a voucher is evaluated against: merchandise and shipping of one shop or of the whole checkout. */
export type VoucherBasket = {
  /** The shop of these items; absent for the whole checkout. */
  readonly shopid?: number;
  readonly merchandise: Money;
  readonly shipping: Money;
  /** The amounts of the lines, for vouchers of chosen products. */
  readonly lines?: readonly { readonly itemid: number; readonly subtotal: Money }[];
};

/** Returns the part of a basket to which a voucher applies: only its products. Undefined if there are none. */
function eligiblePart({ itemids }: VoucherRule, basket: VoucherBasket): VoucherBasket | undefined {
  if (itemids === undefined) return basket;
  const lines = (basket.lines ?? []).filter(({ itemid }) => itemids.includes(itemid));
  const subtotals = lines.map(({ subtotal }) => subtotal);
  return lines.length === 0
    ? undefined
    : { ...basket, lines, merchandise: sumMoney(subtotals, basket.merchandise.currency) };
}

const refusal = (voucher: VoucherRule, basket: VoucherBasket, now: number): VoucherRefusal | undefined => {
  if (voucher.shopid !== basket.shopid) return 'other-shop';
  if (now < voucher.starts_at) return 'not-started';
  if (now >= voucher.ends_at) return 'expired';
  if (voucher.uses_left < 1 || (voucher.uses_left_for_user ?? 1) < 1) return 'used-up';
  return compareMoney(basket.merchandise, voucher.min_spend) < 0 ? 'min-spend' : undefined;
};

const capped = (amount: Money, cap: Money | undefined): Money => (cap ? minMoney(amount, cap) : amount);

const voucherDiscount = (voucher: VoucherRule, { merchandise, shipping }: VoucherBasket): Money => {
  switch (voucher.kind) {
    case 'percentage': {
      const share = roundToPrice(takePercent(merchandise, voucher.percent));
      return minMoney(capped(share, voucher.cap), merchandise);
    }
    case 'fixed':
      return minMoney(voucher.amount, merchandise);
    case 'free-shipping':
      return capped(shipping, voucher.cap);
  }
};

/**
 * Whether a voucher can be used on a basket at a time, and its discount, which never exceeds the amount to pay. A marketplace
 * voucher is evaluated on a basket without `shopid`, a shop's on that shop's basket, one of chosen products on their lines.
 * `missing` is the amount left to spend to qualify.
 */
export const evaluateVoucher = (
  voucher: VoucherRule,
  whole: VoucherBasket,
  now: number,
): VoucherEvaluation => {
  const part = eligiblePart(voucher, whole);
  const basket = part ?? whole;
  const reason = refusal(voucher, basket, now) ?? (part ? undefined : 'other-items');
  if (reason === 'min-spend') {
    return { applies: false, reason, missing: subtractMoney(voucher.min_spend, basket.merchandise) };
  }
  if (reason) return { applies: false, reason };
  const on = voucher.kind === 'free-shipping' ? 'shipping' : 'merchandise';
  return { applies: true, saves: voucherDiscount(voucher, basket), on };
};

/** The discount of an evaluated voucher on merchandise and on shipping. */
export const voucherSavings = (
  judged: VoucherEvaluation | undefined,
  currency: string,
): { readonly merchandise: Money; readonly shipping: Money } => {
  const nothing = { merchandise: zeroMoney(currency), shipping: zeroMoney(currency) };
  return judged?.applies ? { ...nothing, [judged.on]: judged.saves } : nothing;
};
