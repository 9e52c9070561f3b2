import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Files of products that sellers upload, and what became of them. */
export const sellerImports: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table seller_import (
      market char(2) not null,
      shopid bigint not null,
      import_id bigint not null,
      userid bigint not null,
      file_name text not null,
      size integer not null check (size > 0),
      received integer not null default 0 check (received between 0 and size),
      is_dry_run boolean not null,
      state text not null,
      is_cancel_requested boolean not null default false,
      created_at bigint not null,
      finished_at bigint,
      beat_at bigint not null default 0,
      row_count integer not null default 0,
      progress jsonb not null default '{}',
      problems jsonb not null default '[]',
      failure text,
      primary key (market, shopid, import_id)
    )`.execute(db);
    await sql`create unique index seller_import_one_at_a_time on seller_import (market, shopid)
      where state in ('uploading', 'waiting', 'running')`.execute(db);
    await sql`create index seller_import_queue on seller_import (created_at)
      where state in ('waiting', 'running')`.execute(db);
  },
};
