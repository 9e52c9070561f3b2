/** An order covered by a payment; amounts in minor units of one currency. */
export type PayableOrder = { readonly order_id: number; readonly total: number };

/** The part of a payment for one order: always the order's total, so that nothing is rounded. */
export type PaymentShare = { readonly order_id: number; readonly amount: number };

/** The shares of a payment, which sum to its amount. */
export const paymentShares = (orders: readonly PayableOrder[]): readonly PaymentShare[] =>
  orders.map(({ order_id, total }) => ({ order_id, amount: total }));

/** The amount of a payment. */
export const paymentAmount = (shares: readonly PaymentShare[]): number =>
  shares.reduce((sum, { amount }) => sum + amount, 0);

/** The amount that can still be refunded; never negative. */
export const refundableAmount = (charged: number, refunded: number): number =>
  Math.max(0, charged - refunded);
