import type { ShopSeat } from '@pasar/http-server';
import type { Market } from '@pasar/markets';

/** The acting member of a shop's team. Every statement about a shop's orders filters by its market and id. */
export type ShopSeller = ShopSeat & { readonly market: Market };

/** Returns the seller of a call. */
export const toShopSeller = ({
  seat,
  market,
}: {
  readonly seat: ShopSeat;
  readonly market: Market;
}): ShopSeller => ({ ...seat, market });
