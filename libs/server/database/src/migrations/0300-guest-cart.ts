import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The carts of visitors who are not signed in. Their lines are in `cart_line` and `saved_line`, with the cart's id where a member's
 * lines have the user id: ids are unique across tables.
 */
export const guestCart: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table guest_cart (
      cartid bigint primary key,
      token_hash text not null unique,
      market char(2) not null,
      created_at bigint not null,
      used_at bigint not null
    )`.execute(db);
    await sql`create index guest_cart_by_use on guest_cart (used_at)`.execute(db);
  },
};
