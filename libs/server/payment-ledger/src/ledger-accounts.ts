/** What providers owe us; one account each. */
export const providerAccount = (provider: string): string => `provider:${provider}`;

/** What orders were paid with and sellers are owed. */
export const ordersAccount = 'orders';

/** What shoppers are owed: refunds that were decided but not paid out yet. */
export const refundsAccount = 'refunds';
