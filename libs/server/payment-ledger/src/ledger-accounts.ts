/** What providers owe us; one account each. */
export const providerAccount = (provider: string): string => `provider:${provider}`;

/** What orders were paid with, until their income is released. */
export const ordersAccount = 'orders';

/** What shoppers are owed: refunds that were decided but not paid out yet. */
export const refundsAccount = 'refunds';

/** What a shop of the market is owed for released orders. */
export const sellerAccount = (shopid: number): string => `seller:${shopid}`;

/** What the marketplace earns from sellers. */
export const commissionAccount = 'commission';
export const transactionFeesAccount = 'transaction-fees';

/** What carriers are owed for deliveries. */
export const carriersAccount = 'carriers';

/** What the marketplace pays for its own vouchers and coins. */
export const discountsAccount = 'discounts';
