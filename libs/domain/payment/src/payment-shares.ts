/** An order that a payment pays for; amounts in the minor unit of one currency. */
export type PayableOrder = { readonly order_id: number; readonly total: number };

/** What a payment of several orders pays for each: always the order's own total, so that nothing is rounded. */
export type PaymentShare = { readonly order_id: number; readonly amount: number };

/** The shares of a payment; they sum to its amount. */
export const paymentShares = (orders: readonly PayableOrder[]): readonly PaymentShare[] =>
  orders.map(({ order_id, total }) => ({ order_id, amount: total }));

/** What a payment comes to. */
export const paymentAmount = (shares: readonly PaymentShare[]): number =>
  shares.reduce((sum, { amount }) => sum + amount, 0);

/** What may still be refunded of what was taken; never less than nothing. */
export const refundableAmount = (charged: number, refunded: number): number =>
  Math.max(0, charged - refunded);
