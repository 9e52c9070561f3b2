import type { Database, Ids } from '@pasar/database';
import type { Market } from '@pasar/markets';
import type { Kysely } from 'kysely';
import type { PublishPictures } from '../catalogue-deps.ts';
import type { createIndexer } from '../search/search-vector.ts';

/** Dependencies of sellers' product functions. Within a transaction, `db` is the transaction. */
export type ProductDeps = {
  readonly db: Kysely<Database>;
  readonly ids: Ids;
  readonly publishPictures: PublishPictures;
  readonly index: () => ReturnType<typeof createIndexer>;
};

/** The acting seller and the market. */
export type Seller = { readonly userid: number; readonly market: Market };

/** Returns the seller of a call. */
export const toSeller = ({ user, market }: { user: { userid: number }; market: Market }): Seller => ({
  userid: user.userid,
  market,
});
