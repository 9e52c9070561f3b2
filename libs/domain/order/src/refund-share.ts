import { allocateMoney, money } from '@pasar/money';

/** A line of an order: what it came to, and how many of its pieces have been given back before. */
export type RefundableLine = {
  readonly line_no: number;
  /** Price times pieces less deals, in minor units. */
  readonly subtotal: number;
  readonly quantity: number;
  /** Pieces that were cancelled or refunded already. */
  readonly returned: number;
};

/** What was really paid for an order, in minor units and coins. */
export type PaidOrder = {
  /** For the goods, after vouchers and coins. */
  readonly goods: number;
  /** For the delivery, after vouchers. */
  readonly shipping: number;
  readonly coins: number;
  readonly lines: readonly RefundableLine[];
};

export type PickedPieces = { readonly line_no: number; readonly quantity: number };

export type RefundLine = PickedPieces & { readonly amount: number; readonly coins: number };

export type RefundShare = {
  readonly lines: readonly RefundLine[];
  /** Given back with the last piece of the order. */
  readonly shipping: number;
  /** Minor units, with the shipping. */
  readonly amount: number;
  readonly coins: number;
  /** Whether nothing of the order is left. */
  readonly isWhole: boolean;
};

const splitOverLines = (amount: number, lines: readonly RefundableLine[]): number[] =>
  allocateMoney(
    money(amount, 'XXX'),
    lines.map(({ subtotal }) => subtotal),
  ).map((part) => part.amount);

/** What of `share` belongs to pieces `from` to `to` of `all`: whatever the steps, they sum to the share. */
const pieces = (share: number, from: number, to: number, all: number): number =>
  Number((BigInt(share) * BigInt(to)) / BigInt(all) - (BigInt(share) * BigInt(from)) / BigInt(all));

const picksFit = (lines: readonly RefundableLine[], picked: readonly PickedPieces[]): boolean =>
  picked.length > 0 &&
  new Set(picked.map(({ line_no }) => line_no)).size === picked.length &&
  picked.every(({ line_no, quantity }) => {
    const line = lines.find((each) => each.line_no === line_no);
    return line !== undefined && quantity >= 1 && quantity <= line.quantity - line.returned;
  });

/**
 * What some pieces of an order give back of the money and coins that were paid: in proportion to the lines' prices,
 * to the unit, the delivery with the last piece. All refunds of an order sum to what was paid, in whatever steps. Null
 * for pieces that were not bought or were given back before.
 */
export function refundShare(
  { goods, shipping, coins, lines }: PaidOrder,
  picked: readonly PickedPieces[],
): RefundShare | null {
  if (!picksFit(lines, picked)) return null;
  const amounts = splitOverLines(goods, lines);
  const coinParts = splitOverLines(coins, lines);
  const shares = lines.flatMap(({ line_no, returned, quantity: all }, index): RefundLine[] => {
    const quantity = picked.find((each) => each.line_no === line_no)?.quantity ?? 0;
    if (quantity === 0) return [];
    const share = (part: number) => pieces(part, returned, returned + quantity, all);
    return [{ line_no, quantity, amount: share(amounts[index] ?? 0), coins: share(coinParts[index] ?? 0) }];
  });
  const left = lines.reduce((sum, { quantity, returned }) => sum + quantity - returned, 0);
  const isWhole = picked.reduce((sum, { quantity }) => sum + quantity, 0) === left;
  const shippingBack = isWhole ? shipping : 0;
  return {
    lines: shares,
    shipping: shippingBack,
    amount: shares.reduce((sum, { amount }) => sum + amount, shippingBack),
    coins: shares.reduce((sum, line) => sum + line.coins, 0),
    isWhole,
  };
}
