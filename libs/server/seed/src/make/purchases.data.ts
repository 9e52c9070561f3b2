/** The first test account's purchases: how many days ago, the kind of shop, and the status of the parcel. */
export const purchases = [
  { days: 2, fromSupermarket: false, status: 'to_receive' },
  { days: 9, fromSupermarket: true, status: 'completed' },
  { days: 17, fromSupermarket: false, status: 'completed' },
  { days: 33, fromSupermarket: false, status: 'completed' },
  { days: 48, fromSupermarket: true, status: 'completed' },
  { days: 75, fromSupermarket: false, status: 'completed' },
  { days: 1, fromSupermarket: false, status: 'to_pay' },
] as const;

/**
 * The minor's purchases from the demo seller, so that the seller portal has orders in every state. `then` is what
 * the buyer does about it.
 */
export const sellerPurchases = [
  { days: 1, status: 'to_ship' },
  { days: 2, status: 'to_ship' },
  { days: 3, status: 'to_receive' },
  { days: 6, status: 'to_receive', isDelivered: true },
  { days: 9, status: 'to_receive', isDelivered: true, then: 'return' },
  { days: 12, status: 'completed', then: 'rate' },
  { days: 19, status: 'completed' },
] as const;

export type SellerPurchase = (typeof sellerPurchases)[number];

/** How many days ago something was bought, and the status of its order. */
export type Purchase = {
  readonly days: number;
  readonly status: (typeof purchases)[number]['status'] | SellerPurchase['status'];
  /** Whether a parcel that waits for the buyer's confirmation has arrived. */
  readonly isDelivered?: boolean;
};
