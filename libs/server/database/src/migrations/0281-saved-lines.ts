import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lines that shoppers have set aside from their carts for later. */
export const savedLines: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table saved_line (
      user_id bigint not null,
      market char(2) not null,
      shopid bigint not null,
      itemid bigint not null,
      modelid bigint not null default 0,
      quantity integer not null check (quantity between 1 and 999),
      saved_at bigint not null,
      primary key (user_id, market, shopid, itemid, modelid)
    )`.execute(db);
  },
};
