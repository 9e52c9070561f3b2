import type { Session } from '@pasar/account-api';
import type { Buyer } from '@pasar/item';

/** What the purchase rules need to know of the shopper. */
export const toBuyer = (session: Session, adult: boolean): Buyer => {
  const ownShopId = session.status === 'logged-in' ? session.account.shopid : undefined;
  return { adult, ...(ownShopId !== undefined && { ownShopId }) };
};
