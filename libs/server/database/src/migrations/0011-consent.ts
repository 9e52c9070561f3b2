import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** An account's consent: cookies by category, and the processing of its data. */
export const consent: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table consent_preference (
      user_id bigint not null,
      category smallint not null check (category between 1 and 5),
      status smallint not null check (status between 0 and 2),
      updated_at bigint not null,
      primary key (user_id, category)
    )`.execute(db);
    await sql`alter table account add column disallow_data_processing boolean not null default false`.execute(
      db,
    );
  },
};
