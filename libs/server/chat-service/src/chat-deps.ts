import type { Database, Ids } from '@pasar/database';
import type { RateWindows } from '@pasar/http-server';
import type { Kysely } from 'kysely';

/** Dependencies of the chat. Within a transaction, `db` is the transaction. */
export type ChatDeps = {
  readonly db: Kysely<Database>;
  readonly ids: Ids;
  readonly limits: RateWindows;
};

/** The calling member in a market, and the shop for which they may answer there. */
export type ChatMember = {
  readonly userid: number;
  readonly shopid?: number | undefined;
  readonly market: string;
  readonly now: number;
};
