/**
 * A change of what is released to a seller, never changed itself; the sum of an order's entries is its income. Amounts are
 * in the minor unit of `currency`; a refund's are negative where it takes back.
 */
export type SellerIncomeEntryTable = {
  market: string;
  shopid: number;
  entry_id: number;
  /** The first release, or a refund since. */
  kind: 'release' | 'refund';
  user_id: number;
  order_id: number;
  order_sn: string;
  currency: string;
  goods: number;
  shop_voucher: number;
  shop_shipping: number;
  refunds: number;
  commission: number;
  transaction_fee: number;
  income: number;
  /** Epoch milliseconds. */
  at: number;
};
