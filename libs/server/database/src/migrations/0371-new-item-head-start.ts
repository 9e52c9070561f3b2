import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The part of an item's popularity that it has for being new. */
export const newItemHeadStart: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table item add column head_start double precision not null default 0`.execute(db);
    await sql`create index item_with_head_start on item (market) where head_start > 0`.execute(db);
  },
};
