import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Earlier prices of products, from which a reduced price's reference is computed. */
export const priceHistory: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table price_history (
      market char(2) not null,
      shopid bigint not null,
      itemid bigint not null,
      modelid bigint not null,
      ended_at bigint not null,
      price bigint not null check (price > 0),
      primary key (market, shopid, itemid, modelid, ended_at),
      foreign key (market, shopid, itemid) references item on delete cascade
    )`.execute(db);
  },
};
