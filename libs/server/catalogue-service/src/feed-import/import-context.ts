import type { Database, Ids } from '@pasar/database';
import type { Market } from '@pasar/markets';
import type { Kysely } from 'kysely';
import type { createIndexer } from '../search/search-vector.ts';

/** Dependencies of the import. */
export type ImportContext = {
  readonly db: Kysely<Database>;
  readonly ids: Ids;
  readonly market: Market;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly index: ReturnType<typeof createIndexer>;
  /** The folder of the store's pictures. */
  readonly picturesDir: string;
  /**
   * A seller's own shop: every product belongs to it, and to existing categories. Without it, shops and categories are found by
   * name, and missing ones created.
   */
  readonly ownShopId?: number;
};
