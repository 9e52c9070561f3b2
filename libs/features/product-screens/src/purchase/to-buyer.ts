import type { Session } from '@pasar/account-api';
import type { Buyer } from '@pasar/item';

/** The shopper's fields that the purchase rules need. */
export const toBuyer = (session: Session, adult: boolean): Buyer => {
  const ownShopId = session.status === 'logged-in' ? session.account.shopid : undefined;
  return { adult, ...(ownShopId !== undefined && { ownShopId }) };
};
