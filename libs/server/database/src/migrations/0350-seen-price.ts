import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A line of a cart keeps the unit price that its shopper saw last, in the minor unit, so that the cart tells when it has changed. Null
 * in carts from before: nobody knows what their shoppers saw.
 */
export const seenPrice: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table cart_line add column seen_price bigint check (seen_price >= 0)`.execute(db);
  },
};
