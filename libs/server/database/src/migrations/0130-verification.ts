import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = [
  sql`create table verification (
    id text primary key,
    purpose text not null,
    kind text not null,
    userid bigint not null,
    owner text not null,
    session_hash text not null,
    market char(2) not null,
    device text not null,
    counter text not null,
    method text not null default '',
    link_hash text unique,
    link_method text not null default '',
    link_expires_at bigint not null default 0,
    token_hash text,
    created_at bigint not null,
    expires_at bigint not null,
    passed_at bigint not null default 0,
    refused_at bigint not null default 0,
    used_at bigint not null default 0
  )`,
  sql`create index verification_by_end on verification (expires_at)`,
  sql`create index verification_by_owner on verification (owner, purpose)`,
  sql`create table wallet_pin (
    userid bigint primary key,
    pin_hash text not null,
    changed_at bigint not null
  )`,
];

/** Verifications that calls required, and wallet PINs. */
export const verification: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of tables) await table.execute(db);
  },
};
