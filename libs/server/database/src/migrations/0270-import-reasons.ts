import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Reasons of imports as codes with values, for texts in every language; those of earlier imports are only in their reports. */
export const importReasons: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table seller_import
      add column language text not null default 'en',
      alter column failure type jsonb using
        case when failure is not null then '{"code": "other", "values": {}}'::jsonb end`.execute(db);
    await sql`update seller_import set problems = '[]' where problems <> '[]'`.execute(db);
  },
};
