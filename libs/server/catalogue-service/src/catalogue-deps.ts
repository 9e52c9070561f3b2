import type { ItemCard } from '@pasar/catalogue-contract';
import type { Database, Ids } from '@pasar/database';
import type { Picture } from '@pasar/http-contract';
import type { RateWindows, VerificationGuard } from '@pasar/http-server';
import type { Kysely } from 'kysely';
import type { ImportFiles } from './product-imports/import-files.ts';
import type { BatchCache } from './search/batch-cache.ts';
import type { SearchCounts } from './search/search-counts.ts';
import type { SharedReads } from './search/shared-reads.ts';
import type { RangeCounts } from './search/vocabulary.ts';
import type { ShopNames } from './shops/require-free-name.ts';

/**
 * Publishes pictures that a member uploaded, inside the caller's transaction; pictures in `kept` are already public. Throws
 * PARAM for another member's picture.
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
  /** Requires verification from clients that search too fast; none is required if absent. */
  readonly verifications?: VerificationGuard;
  /** Shares what all searches of a market read; by default each search reads it. */
  readonly sharedReads?: SharedReads;
  /** Cards and counts of words that several searches need; by default each search reads them. */
  readonly cardCache?: BatchCache<ItemCard>;
  readonly rangeCounts?: BatchCache<RangeCounts>;
  /** Collects the counts of searches; by default each search writes its own. */
  readonly searchCounts?: SearchCounts;
  /** What sellers' product calls need; if absent, none of them is registered. */
  readonly products?: {
    readonly ids: Ids;
    readonly limits: RateWindows;
    readonly publishPictures: PublishPictures;
    /** The store's folder of pictures. */
    readonly picturesDir: string;
    readonly shopNames: ShopNames;
    /** Where files are kept that sellers import; if absent, they cannot. */
    readonly importFiles?: ImportFiles;
  };
};

/**
 * Market and time (epoch milliseconds): expired flash sales are not shown. Categories are named in the visitor's language, by
 * default the market's first.
 */
export type CatalogueView = {
  readonly market: string;
  readonly now: number;
  readonly language?: string | undefined;
};

/** A view for a member of what is their own. */
export type MemberView = CatalogueView & { readonly userid: number };

/** A view for a member; without a `reader`, for an anonymous visitor. */
export type ReaderView = CatalogueView & { readonly reader?: number | undefined };
