import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One row that a readiness check writes: a database that is full or read only answers, but cannot be written. */
export const readinessProbe: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table readiness_probe (
      id smallint primary key check (id = 1),
      checked_at timestamptz not null
    )`.execute(db);
  },
};
