import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

/** Dependencies of the cart functions. Within a transaction, `db` is the transaction. */
export type CartDeps = { readonly db: Kysely<Database> };
