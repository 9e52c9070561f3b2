import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = [
  sql`create table message_outbox (
    id bigint primary key,
    market char(2) not null,
    channel text not null,
    recipient text not null,
    subject text not null,
    body text not null,
    created_at bigint not null
  )`,
  sql`create index message_outbox_by_time on message_outbox (created_at)`,
  sql`create table one_time_code (
    key text primary key,
    code_hmac text not null,
    sent_at bigint not null,
    expires_at bigint not null,
    used_at bigint not null default 0,
    attempts integer not null default 0,
    attempts_end_at bigint not null
  )`,
  sql`create index one_time_code_by_end on one_time_code (attempts_end_at)`,
  sql`create table account_link (
    token_hash text primary key,
    purpose text not null,
    userid bigint not null,
    email text not null,
    expires_at bigint not null,
    used_at bigint not null default 0
  )`,
  sql`create index account_link_by_end on account_link (expires_at)`,
  sql`create table account_identity (
    userid bigint not null,
    market char(2) not null,
    document text not null,
    number text not null,
    name text not null,
    created_at bigint not null,
    primary key (userid, market)
  )`,
];

/** Outbox messages, one-time codes, mailed links, and members' identity documents. */
export const deliveryAndCodes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of tables) await table.execute(db);
  },
};
