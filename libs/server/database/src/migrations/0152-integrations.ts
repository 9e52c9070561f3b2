import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = [
  sql`create table linked_account (
    user_id bigint not null,
    market char(2) not null,
    partner text not null,
    subject_hmac text not null,
    linked_at bigint not null,
    primary key (user_id, market, partner),
    constraint linked_account_subject unique (market, partner, subject_hmac)
  )`,
  sql`create table used_state (nonce text primary key, expires_at bigint not null)`,
  sql`create index used_state_by_end on used_state (expires_at)`,
];

/** Members' linked accounts at partners, and used return links from partners. */
export const integrations: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of tables) await table.execute(db);
  },
};
