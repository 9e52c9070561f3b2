import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

/** What likes, follows and blocks stand on. Inside a transaction `db` is the transaction. */
export type SocialDeps = { readonly db: Kysely<Database> };
