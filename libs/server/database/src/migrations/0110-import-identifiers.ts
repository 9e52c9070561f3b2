import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * External identifiers and target groups of items and models, the content of a product's last import, and whether
 * an import has been indexed.
 */
export const importIdentifiers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table item
      add column gtin text,
      add column mpn text,
      add column sku text,
      add column condition text,
      add column gender text,
      add column age_group text,
      add column size_system text`.execute(db);
    await sql`alter table model
      add column gtin text,
      add column mpn text,
      add column sku text`.execute(db);
    await sql`alter table import_item add column content_hash text`.execute(db);
    await sql`create table import_run (
      market char(2) primary key,
      is_indexed boolean not null
    )`.execute(db);
  },
};
