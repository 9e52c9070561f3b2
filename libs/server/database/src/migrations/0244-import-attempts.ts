import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often an import was begun: one that ends its process each time must not be begun for ever. */
export const importAttempts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table seller_import add column attempts integer not null default 0`.execute(db);
  },
};
