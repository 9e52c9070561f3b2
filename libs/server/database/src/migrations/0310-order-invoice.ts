import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the buyer asked of the order's invoice; null in markets that ask nothing, and in orders from before. */
export const orderInvoice: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column invoice jsonb`.execute(db);
  },
};
