import type { Database, Ids } from '@pasar/database';
import type { Kysely } from 'kysely';

/** Dependencies of the order functions. Inside a transaction `db` is the transaction. */
export type OrderDeps = {
  readonly db: Kysely<Database>;
  readonly ids: Ids;
  /** Whether cards of the pretended bank are refused, as a live store does. */
  readonly refusesSandbox?: boolean;
};
