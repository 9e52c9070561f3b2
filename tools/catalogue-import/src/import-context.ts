import type { createIndexer } from '@pasar/catalogue-service';
import type { Database, Ids } from '@pasar/database';
import type { Market } from '@pasar/markets';
import type { Kysely } from 'kysely';

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
};
