import { sellerIncome } from '@pasar/order';
import type { SellerIncome, SoldOrder } from '@pasar/order';
import type { OrderRow } from '../order-row.ts';
import { toPaidAmounts } from '../paid-amounts.ts';
import type { BoughtLine } from '../select-bought-lines.ts';

/** Returns an order as input for the income rules. */
const toSoldOrder = (order: OrderRow, lines: readonly BoughtLine[]): SoldOrder => ({
  currency: order.currency,
  goods: order.merchandise_total,
  shopVoucher: order.shop_voucher_discount,
  shopShipping: order.shop_shipping_discount,
  fees: {
    commissionBasisPoints: order.commission_basis_points,
    transactionFeeBasisPoints: order.transaction_fee_basis_points,
  },
  isCancelled: order.status === 'cancelled',
  lines: toPaidAmounts(order, lines).lines,
});

/** Computes the seller's income of a stored order. */
export const computeIncome = (order: OrderRow, lines: readonly BoughtLine[]): SellerIncome =>
  sellerIncome(toSoldOrder(order, lines));
