import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = [
  sql`create table notification_choice (
    user_id bigint not null,
    topic text not null,
    channel text not null check (channel in ('email', 'sms', 'push')),
    is_on boolean not null,
    changed_at bigint not null,
    primary key (user_id, topic, channel)
  )`,
  sql`create table invoice_carrier (
    user_id bigint not null,
    market char(2) not null,
    kind text not null,
    code text not null,
    changed_at bigint not null,
    primary key (user_id, market)
  )`,
];

/** Members' notification choices, and where their electronic invoices are stored. */
export const settings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of tables) await table.execute(db);
  },
};
