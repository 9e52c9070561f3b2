import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

/** Dependencies of the page functions. */
export type PageBuilderDeps = { readonly db: Kysely<Database> };

/** The reader of a page: market, language, platform (4 or 5), time in epoch milliseconds. */
export type PageView = {
  readonly market: string;
  readonly language: string;
  readonly platform: number;
  readonly now: number;
};
