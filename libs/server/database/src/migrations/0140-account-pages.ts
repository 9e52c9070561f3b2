import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const changes = [
  sql`create table account_profile (
    userid bigint primary key,
    name text not null default '',
    gender text not null default '' check (gender in ('', 'female', 'male', 'other')),
    bio text not null default '',
    pending_email text check (pending_email = lower(pending_email))
  )`,
  sql`create table account_tax_id (
    userid bigint not null,
    market char(2) not null,
    number text not null,
    changed_at bigint not null,
    primary key (userid, market)
  )`,
  sql`create unique index account_tax_id_number on account_tax_id (market, number)`,
  sql`create table saved_payment_method (
    user_id bigint not null,
    id bigint not null,
    market char(2) not null,
    channel text not null,
    brand text not null,
    last_four char(4) not null check (last_four ~ '^[0-9]{4}$'),
    expires_month integer not null check (expires_month between 1 and 12),
    expires_year integer not null,
    token text not null,
    is_default boolean not null,
    created_at bigint not null,
    primary key (user_id, id)
  )`,
  sql`create unique index saved_payment_method_default on saved_payment_method (user_id, market) where is_default`,
  sql`create unique index saved_payment_method_token on saved_payment_method (user_id, market, token)`,
  sql`create table kyc_submission (
    userid bigint not null,
    market char(2) not null,
    name text not null,
    number text not null,
    status text not null check (status in ('in-review', 'approved', 'refused')),
    submitted_at bigint not null,
    primary key (userid, market)
  )`,
  sql`create table kyc_document (
    userid bigint not null,
    id bigint not null,
    market char(2) not null,
    side text not null,
    content bytea not null,
    created_at bigint not null,
    primary key (userid, id)
  )`,
  sql`create unique index kyc_document_side on kyc_document (userid, market, side)`,
  sql`create table account_deletion (
    userid bigint primary key,
    reason text not null,
    requested_at bigint not null,
    due_at bigint not null
  )`,
  sql`create index account_deletion_by_due on account_deletion (due_at)`,
  sql`alter table session
    add column device_id uuid not null default gen_random_uuid(),
    add column user_agent text not null default '',
    add column identified_at bigint not null default 0`,
];

/** Data of the account pages: profile, tax ids, cards, identity documents, deletions, and devices of sessions. */
export const accountPages: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of changes) await change.execute(db);
  },
};
