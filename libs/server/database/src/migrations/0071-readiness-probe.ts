import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A row that the readiness check writes: a full or read-only database still answers reads. */
export const readinessProbe: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table readiness_probe (
      id smallint primary key check (id = 1),
      checked_at timestamptz not null
    )`.execute(db);
  },
};
