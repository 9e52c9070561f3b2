import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

/** Dependencies of the catalogue functions. */
export type CatalogueDeps = {
  readonly db: Kysely<Database>;
};

/** Market and time (epoch milliseconds): expired flash sales are not shown. */
export type CatalogueView = { readonly market: string; readonly now: number };

/** The same, as a member sees it; without a `reader` as every visitor does. */
export type ReaderView = CatalogueView & { readonly reader?: number | undefined };
