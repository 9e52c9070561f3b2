import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Leases of worker numbers 1 to 31. The seed, which creates ids of past times, uses 0. Instants are the database's own, so
 * that the clocks of several machines need not agree.
 */
export const idWorkers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table id_worker (
      worker smallint primary key,
      holder uuid,
      expires_at timestamptz not null default '-infinity'
    )`.execute(db);
    await sql`insert into id_worker (worker) select generate_series(1, 31)`.execute(db);
  },
};
