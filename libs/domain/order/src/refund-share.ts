import { allocateMoney, allocatePrice, money, priceStep } from '@pasar/money';

/** A line of an order: its amount, and its units that were already refunded. */
export type RefundableLine = {
  readonly line_no: number;
  /** Unit price times quantity minus deals and the line's part of the shop's voucher, in minor units. */
  readonly subtotal: number;
  readonly quantity: number;
  /** Units that were already cancelled or refunded. */
  readonly returned: number;
};

/** The amount actually paid for an order, in minor units and coins. */
export type PaidAmounts = {
  readonly currency: string;
  /** For the goods, after vouchers and coins. */
  readonly goods: number;
  /** For the delivery, after vouchers. */
  readonly shipping: number;
  readonly coins: number;
  readonly lines: readonly RefundableLine[];
  /** What earlier refunds paid back; without it, what these rules give for the `returned` units. */
  readonly refunded?: { readonly amount: number; readonly coins: number };
};

export type LinePieces = { readonly line_no: number; readonly quantity: number };

export type RefundLine = LinePieces & { readonly amount: number; readonly coins: number };

export type RefundShare = {
  readonly lines: readonly RefundLine[];
  /** Refunded with the last unit of the order. */
  readonly shipping: number;
  /** Minor units, including shipping. */
  readonly amount: number;
  readonly coins: number;
  /** Whether nothing of the order is left. */
  readonly isWhole: boolean;
};

const toWeights = (lines: readonly RefundableLine[]): number[] => lines.map(({ subtotal }) => subtotal);

/** The part of `share` for units `from` to `to` of `all`; the parts of any sequence sum to the share. */
const pieces = (share: number, from: number, to: number, all: number): number =>
  Number((BigInt(share) * BigInt(to)) / BigInt(all) - (BigInt(share) * BigInt(from)) / BigInt(all));

/** The same in whole price steps, if the share is a price. */
const pricePieces = (share: number, step: number, ...range: readonly [number, number, number]): number =>
  share % step === 0 ? pieces(share / step, ...range) * step : pieces(share, ...range);

/** Reduces parts, last ones first, to the limit; `fills` raises the last one to reach it. */
function fitParts(parts: readonly number[], limit: number, fills: boolean): number[] {
  let left = Math.max(0, limit);
  return parts.map((part, index) => {
    const fitted = fills && index === parts.length - 1 ? left : Math.min(part, left);
    left -= fitted;
    return fitted;
  });
}

/** Orders may have been refunded by earlier rounding rules: neither more than is left is refunded, nor anything kept. */
function fitToRefunded(shares: readonly RefundLine[], paid: PaidAmounts, isWhole: boolean): RefundLine[] {
  const { refunded, goods, coins } = paid;
  if (!refunded) return [...shares];
  const amounts = fitParts(
    shares.map(({ amount }) => amount),
    goods - refunded.amount,
    isWhole,
  );
  const coinParts = fitParts(
    shares.map((share) => share.coins),
    coins - refunded.coins,
    isWhole,
  );
  return shares.map((share, index) => ({
    ...share,
    amount: amounts[index] ?? 0,
    coins: coinParts[index] ?? 0,
  }));
}

const picksFit = (lines: readonly RefundableLine[], picked: readonly LinePieces[]): boolean =>
  picked.length > 0 &&
  new Set(picked.map(({ line_no }) => line_no)).size === picked.length &&
  picked.every(({ line_no, quantity }) => {
    const line = lines.find((each) => each.line_no === line_no);
    return line !== undefined && quantity >= 1 && quantity <= line.quantity - line.returned;
  });

/**
 * Computes the refund in money and coins for some units of an order: in proportion to what the lines cost, in whole price
 * steps, with the shipping fee for the last unit. All refunds of an order sum to the amount paid, in any sequence, also if
 * earlier ones were rounded by other rules. Null for units that were not bought or were already refunded.
 */
export function refundShare(paid: PaidAmounts, picked: readonly LinePieces[]): RefundShare | null {
  const { currency, goods, shipping, coins, lines } = paid;
  if (!picksFit(lines, picked)) return null;
  const step = priceStep(currency);
  const amounts = allocatePrice(money(goods, currency), toWeights(lines));
  const coinParts = allocateMoney(money(coins, 'XXX'), toWeights(lines));
  const computed = lines.flatMap(({ line_no, returned, quantity: all }, index): RefundLine[] => {
    const quantity = picked.find((each) => each.line_no === line_no)?.quantity ?? 0;
    if (quantity === 0) return [];
    const range = [returned, returned + quantity, all] as const;
    return [
      {
        ...{ line_no, quantity },
        amount: pricePieces(amounts[index]?.amount ?? 0, step, ...range),
        coins: pieces(coinParts[index]?.amount ?? 0, ...range),
      },
    ];
  });
  const remainingQuantity = lines.reduce((sum, { quantity, returned }) => sum + quantity - returned, 0);
  const isWhole = picked.reduce((sum, { quantity }) => sum + quantity, 0) === remainingQuantity;
  const shares = fitToRefunded(computed, paid, isWhole);
  const shippingBack = isWhole ? shipping : 0;
  return {
    lines: shares,
    shipping: shippingBack,
    amount: shares.reduce((sum, { amount }) => sum + amount, shippingBack),
    coins: shares.reduce((sum, line) => sum + line.coins, 0),
    isWhole,
  };
}
