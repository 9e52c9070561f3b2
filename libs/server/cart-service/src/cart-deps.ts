import type { Database, Ids } from '@pasar/database';
import type { RateWindows } from '@pasar/http-server';
import type { Kysely } from 'kysely';

/** Dependencies of the cart functions. Within a transaction, `db` is the transaction. */
export type CartDeps = { readonly db: Kysely<Database> };

/** Dependencies that the caller of `registerCartCalls` provides. */
export type CartPorts = CartDeps & {
  readonly ids: Ids;
  readonly limits: RateWindows;
  /** Whether visitors of this machine may start any number of carts: for development and demos. */
  readonly exemptLoopback?: boolean;
};
