import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The name of the deal that reduced a line's price, as of the purchase: the deal itself may be deleted. */
export const orderLineDeals: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table order_line add column deal_label text`.execute(db);
  },
};
