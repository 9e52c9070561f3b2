import type { ShopMembership } from '@pasar/http-server';
import type { Market } from '@pasar/markets';

/** The acting member of a shop's team. Every statement about a shop's orders filters by its market and id. */
export type ShopSeller = ShopMembership & { readonly market: Market };

/** Returns the seller of a call. */
export const toShopSeller = ({
  shopMembership,
  market,
}: {
  readonly shopMembership: ShopMembership;
  readonly market: Market;
}): ShopSeller => ({ ...shopMembership, market });
