/** Maximum unpaid checkouts per shopper and market: each holds stock and vouchers until its deadline. */
export const maxUnpaidOrders = 5;
