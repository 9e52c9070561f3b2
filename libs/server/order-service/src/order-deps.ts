import type { Database, Ids } from '@pasar/database';
import type { Kysely } from 'kysely';

/** What orders stand on. Inside a transaction `db` is the transaction. */
export type OrderDeps = { readonly db: Kysely<Database>; readonly ids: Ids };
