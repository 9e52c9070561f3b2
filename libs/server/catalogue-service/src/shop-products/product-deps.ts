import type { Database, Ids } from '@pasar/database';
import type { ShopMembership } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { Kysely } from 'kysely';
import type { PublishPictures } from '../catalogue-deps.ts';

/** Dependencies of sellers' product functions. Within a transaction, `db` is the transaction. */
export type ProductDeps = {
  readonly db: Kysely<Database>;
  readonly ids: Ids;
  readonly publishPictures: PublishPictures;
};

/** The acting member of a shop's team, the shop and the market. */
export type Seller = { readonly userid: number; readonly shopid: number; readonly market: Market };

export type SellerCall = {
  readonly user: { readonly userid: number };
  readonly shopMembership: ShopMembership;
  readonly market: Market;
};

/** Returns the seller of a call. */
export const toSeller = ({ user, shopMembership, market }: SellerCall): Seller => ({
  userid: user.userid,
  shopid: shopMembership.shopid,
  market,
});
