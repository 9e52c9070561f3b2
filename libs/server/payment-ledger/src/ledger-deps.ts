import type { Database, Ids } from '@pasar/database';
import type { Kysely } from 'kysely';

/** Dependencies of the ledger. `db` is the caller's transaction: what is decided and what is written down are one. */
export type LedgerDeps = { readonly db: Kysely<Database>; readonly ids: Ids };
