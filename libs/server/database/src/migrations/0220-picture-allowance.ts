import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table order_picture_use (
    user_id bigint primary key,
    day integer not null,
    pictures integer not null,
    bytes bigint not null
  )`,
];

/** A shopper's uploaded pictures on the last day with uploads: those of ratings leave their table. */
export const pictureAllowance: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
