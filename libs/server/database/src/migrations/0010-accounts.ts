import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = [
  sql`create table account (
    userid bigint primary key,
    username text not null,
    username_key text not null unique check (username_key = lower(username)),
    email text unique check (email = lower(email)),
    email_verified boolean not null default false,
    phone text unique,
    phone_verified boolean not null default false,
    password_hash text,
    portrait text not null default '',
    cover text not null default '',
    not_new_user boolean not null default false,
    birth_at bigint not null default 0,
    birth_verified boolean not null default false,
    adult_consent_at bigint not null default 0,
    tos_accepted_at bigint not null default 0,
    cookies_accepted_at bigint not null default 0,
    tax_id text not null default '',
    created_at bigint not null
  )`,
  sql`create table session (
    token_hash text primary key,
    userid bigint not null,
    created_at bigint not null,
    seen_at bigint not null,
    expires_at bigint not null
  )`,
  sql`create index session_by_user on session (userid)`,
  sql`create index session_by_end on session (expires_at)`,
  sql`create unlogged table rate_window (
    key text primary key,
    hits integer not null,
    ends_at bigint not null
  )`,
  sql`create index rate_window_by_end on rate_window (ends_at)`,
  sql`create table address (
    user_id bigint not null,
    id bigint not null,
    market char(2) not null,
    name text not null,
    phone text not null,
    street text not null,
    unit text not null,
    district text not null,
    city text not null,
    state text not null,
    postcode text not null,
    is_default boolean not null,
    created_at bigint not null,
    primary key (user_id, id)
  )`,
  sql`create unique index address_default on address (user_id, market) where is_default`,
];

/** An account serves every market; an address belongs to one. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of tables) await table.execute(db);
  },
};
