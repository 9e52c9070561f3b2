import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const changes = [
  sql`create table server_secret (
    name text primary key,
    value text not null
  )`,
  // Existing addresses were unique and could sign in, so they count as verified.
  sql`update account set email_verified = true where email is not null`,
  sql`alter table account drop constraint account_email_key`,
  sql`create unique index account_confirmed_email on account (email) where email_verified`,
];

/** Secrets shared by all API processes, and e-mail addresses that are unique only once they are confirmed. */
export const signInProtection: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of changes) await change.execute(db);
  },
};
