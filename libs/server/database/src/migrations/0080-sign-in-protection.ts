import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const changes = [
  sql`create table server_secret (
    name text primary key,
    value text not null
  )`,
  // Until now an address was unique and signed its account in: it stays so for whoever has one.
  sql`update account set email_verified = true where email is not null`,
  sql`alter table account drop constraint account_email_key`,
  sql`create unique index account_confirmed_email on account (email) where email_verified`,
];

/** Secrets that all processes of the API share, and e-mail addresses that are unique once they are confirmed only. */
export const signInProtection: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of changes) await change.execute(db);
  },
};
