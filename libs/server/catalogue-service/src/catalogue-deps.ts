import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

/** What the catalogue's domain works with. */
export type CatalogueDeps = {
  readonly db: Kysely<Database>;
};

/** Whose catalogue, and when: a flash sale that is over is not on a card. */
export type CatalogueView = { readonly market: string; readonly now: number };

/** The same, as a member sees it; without a `reader` as every visitor does. */
export type ReaderView = CatalogueView & { readonly reader?: number | undefined };
