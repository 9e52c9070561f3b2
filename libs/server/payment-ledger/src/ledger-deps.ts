import type { Database, Ids } from '@pasar/database';
import type { Kysely } from 'kysely';

/** Dependencies of the ledger. `db` is the caller's transaction, so that a decision and its entries commit together. */
export type LedgerDeps = { readonly db: Kysely<Database>; readonly ids: Ids };
