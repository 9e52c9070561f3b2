import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

/** What the functions of pages stand on. */
export type PageBuilderDeps = { readonly db: Kysely<Database> };

/** For whom a page is read: market, language, platform (4 or 5), time in epoch milliseconds. */
export type PageView = {
  readonly market: string;
  readonly language: string;
  readonly platform: number;
  readonly now: number;
};
