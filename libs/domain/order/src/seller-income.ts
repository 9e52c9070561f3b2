import type { MarketCode } from '@pasar/markets';
import { priceStep } from '@pasar/money';
import type { OrderStatus } from './order-status.ts';
import { refundShare } from './refund-share.ts';
import type { RefundableLine } from './refund-share.ts';
import { commonSellerFees, marketSellerFees } from './seller-fees.data.ts';
import type { SellerFees } from './seller-fees.data.ts';

/** What a seller's income of an order depends on; amounts in the currency's minor unit. */
export type SoldOrder = {
  readonly currency: string;
  /** The goods at their prices, after deals. */
  readonly goods: number;
  /** The discount of the shop's own voucher on the goods, and on the delivery fee. */
  readonly shopVoucher: number;
  readonly shopShipping: number;
  readonly fees: SellerFees;
  readonly isCancelled: boolean;
  readonly lines: readonly RefundableLine[];
};

/** A seller's income of an order: the goods minus everything else. All but `income` are positive amounts. */
export type SellerIncome = {
  readonly goods: number;
  readonly shopVoucher: number;
  readonly shopShipping: number;
  /** The goods that the buyer did not keep, after the shop's voucher. */
  readonly refunds: number;
  readonly commission: number;
  readonly transactionFee: number;
  readonly income: number;
};

/** The fees of orders that are placed now in a market. */
export const sellerFees = (market: MarketCode): SellerFees => ({
  ...commonSellerFees,
  ...marketSellerFees[market],
});

/** Rounds down to the currency's price step, in the seller's favour. */
function computeFee(amount: number, basisPoints: number, currency: string): number {
  const step = BigInt(priceStep(currency));
  return Number(((BigInt(amount) * BigInt(basisPoints)) / (10_000n * step)) * step);
}

/** The amount of the pieces that the buyer did not keep. */
function refundedGoods({ currency, goods, shopVoucher, isCancelled, lines }: SoldOrder): number {
  const sold = goods - shopVoucher;
  const picked = lines.flatMap(({ line_no, returned }) =>
    returned > 0 ? [{ line_no, quantity: returned }] : [],
  );
  if (isCancelled) return sold;
  if (picked.length === 0) return 0;
  const all = lines.map((line) => ({ ...line, returned: 0 }));
  const share = refundShare({ currency, goods: sold, shipping: 0, coins: 0, lines: all }, picked);
  if (!share) throw new RangeError('More pieces were returned than were bought.');
  return share.amount;
}

/**
 * Computes a seller's income of an order. Vouchers of the marketplace, coins and the delivery fee never change it: they are
 * the marketplace's and the carrier's. Of an order of which nothing is left, everything is zero but goods, voucher and
 * refunds, which cancel out. The income is negative only if the shop's delivery voucher exceeds the rest.
 */
export function sellerIncome(order: SoldOrder): SellerIncome {
  const { currency, goods, shopVoucher, fees, isCancelled, lines } = order;
  const refunds = refundedGoods(order);
  const kept = goods - shopVoucher - refunds;
  const isNothingLeft = isCancelled || lines.every(({ quantity, returned }) => returned === quantity);
  const shopShipping = isNothingLeft ? 0 : order.shopShipping;
  const commission = computeFee(kept, fees.commissionBasisPoints, currency);
  const transactionFee = computeFee(kept, fees.transactionFeeBasisPoints, currency);
  const income = kept - shopShipping - commission - transactionFee;
  return { goods, shopVoucher, shopShipping, refunds, commission, transactionFee, income };
}

/** `none`: nobody owes the seller anything; `pending`: until the order is completed; `released`: it is the seller's. */
export const incomeStates = ['none', 'pending', 'released'] as const;
export type IncomeState = (typeof incomeStates)[number];

/**
 * The state of an order's income. It is released when the order is completed, and stays so: a later refund reduces what was
 * released.
 */
export function incomeState(status: OrderStatus, wasReleased: boolean): IncomeState {
  if (wasReleased || status === 'completed') return 'released';
  return status === 'to_pay' || status === 'cancelled' ? 'none' : 'pending';
}
