import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

/** Dependencies of likes, follows and blocks. Within a transaction, `db` is the transaction. */
export type SocialDeps = { readonly db: Kysely<Database> };
