import type { Database, Ids } from '@pasar/database';
import type { Picture } from '@pasar/http-contract';
import type { RateWindows, VerificationGuard } from '@pasar/http-server';
import type { Kysely } from 'kysely';

/**
 * Makes pictures that a member has sent public, inside the caller's transaction; those of `kept` are public already. Throws
 * PARAM for a picture of somebody else.
 */
export type PublishPictures = (
  db: Kysely<Database>,
  userid: number,
  ids: readonly string[],
  kept: readonly Picture[],
) => Promise<Picture[]>;

/** Dependencies of the catalogue functions. */
export type CatalogueDeps = {
  readonly db: Kysely<Database>;
  /** Asks clients that search too fast for a verification; nobody is asked without it. */
  readonly verifications?: VerificationGuard;
  /** What sellers need to write products; without it none of their calls is served. */
  readonly products?: {
    readonly ids: Ids;
    readonly limits: RateWindows;
    readonly publishPictures: PublishPictures;
  };
};

/** Market and time (epoch milliseconds): expired flash sales are not shown. */
export type CatalogueView = { readonly market: string; readonly now: number };

/** The same, as a member sees it; without a `reader` as every visitor does. */
export type ReaderView = CatalogueView & { readonly reader?: number | undefined };
