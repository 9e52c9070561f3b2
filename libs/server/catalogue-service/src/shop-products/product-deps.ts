import type { Database, Ids } from '@pasar/database';
import type { Market } from '@pasar/markets';
import type { Kysely } from 'kysely';
import type { PublishPictures } from '../catalogue-deps.ts';
import type { createIndexer } from '../search/search-vector.ts';

/** Dependencies of what sellers do with their products. Inside a transaction `db` is the transaction. */
export type ProductDeps = {
  readonly db: Kysely<Database>;
  readonly ids: Ids;
  readonly publishPictures: PublishPictures;
  readonly index: () => ReturnType<typeof createIndexer>;
};

/** Who acts, and in which market. */
export type Seller = { readonly userid: number; readonly market: Market };
