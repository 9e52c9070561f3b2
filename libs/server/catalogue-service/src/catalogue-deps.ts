import type { Database } from '@pasar/database';
import type { VerificationGuard } from '@pasar/http-server';
import type { Kysely } from 'kysely';

/** Dependencies of the catalogue functions. */
export type CatalogueDeps = {
  readonly db: Kysely<Database>;
  /** Asks clients that search too fast for a verification; nobody is asked without it. */
  readonly verifications?: VerificationGuard;
};

/** Market and time (epoch milliseconds): expired flash sales are not shown. */
export type CatalogueView = { readonly market: string; readonly now: number };

/** The same, as a member sees it; without a `reader` as every visitor does. */
export type ReaderView = CatalogueView & { readonly reader?: number | undefined };
