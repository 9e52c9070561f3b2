import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

/** What the cart stands on. Inside a transaction `db` is the transaction. */
export type CartDeps = { readonly db: Kysely<Database> };
