import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = [
  sql`create table qr_sign_in (
    token_hash text primary key,
    browser_hash text not null unique,
    market char(2) not null,
    role text not null,
    browser text not null,
    system text not null,
    country text not null,
    network text not null,
    state text not null default 'pending',
    userid bigint not null default 0,
    created_at bigint not null,
    expires_at bigint not null
  )`,
  sql`create index qr_sign_in_by_end on qr_sign_in (expires_at)`,
  sql`create table oauth_attempt (
    secret_hash text primary key,
    provider text not null,
    market char(2) not null,
    carried text not null,
    expires_at bigint not null
  )`,
  sql`create index oauth_attempt_by_end on oauth_attempt (expires_at)`,
  sql`create table pending_social_identity (
    token_hash text primary key,
    provider text not null,
    subject text not null,
    email text not null,
    email_verified boolean not null,
    carried text not null,
    expires_at bigint not null
  )`,
  sql`create index pending_social_identity_by_end on pending_social_identity (expires_at)`,
  sql`create table social_identity (
    provider text not null,
    subject text not null,
    userid bigint not null,
    label text not null,
    created_at bigint not null,
    primary key (provider, subject)
  )`,
  sql`create index social_identity_by_user on social_identity (userid)`,
  sql`create table passkey (
    credential_id text primary key,
    userid bigint not null,
    rp_id text not null,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    name text not null,
    created_at bigint not null,
    used_at bigint not null default 0
  )`,
  sql`create index passkey_by_user on passkey (userid)`,
  sql`create table passkey_challenge (
    challenge_hash text primary key,
    browser_hash text not null,
    userid bigint not null,
    expires_at bigint not null
  )`,
  sql`create index passkey_challenge_by_end on passkey_challenge (expires_at)`,
  sql`create table sign_in_step (
    token_hash text primary key,
    userid bigint not null,
    recipient text not null,
    expires_at bigint not null
  )`,
  sql`create index sign_in_step_by_end on sign_in_step (expires_at)`,
];

/** Sign-in by QR code, identity provider and passkey, and the step after repeated wrong passwords. */
export const signInMethods: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of tables) await table.execute(db);
  },
};
