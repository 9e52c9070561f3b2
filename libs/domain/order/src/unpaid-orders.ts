/** Unpaid orders that one shopper may hold in a market, those placed together counted once: each keeps stock and vouchers from others until its deadline. */
export const maxUnpaidOrders = 5;
