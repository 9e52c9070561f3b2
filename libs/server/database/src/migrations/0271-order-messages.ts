import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`alter table checkout
    add column language text not null default '',
    add column origin text not null default ''`,
  sql`alter table outbox
    add column next_try_at bigint not null default 0,
    add column delivered_to text[] not null default '{}'`,
  // Events from before are never delivered.
  sql`update outbox set delivered_at = created_at where delivered_at is null`,
];

/** The page of a checkout, for mails about its orders, and when an event is delivered again. */
export const orderMessages: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
