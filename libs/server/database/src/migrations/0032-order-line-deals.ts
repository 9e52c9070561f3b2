import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The name of the deal that made a line cheaper, as its shop called it then: the deal itself may end and go. */
export const orderLineDeals: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table order_line add column deal_label text`.execute(db);
  },
};
