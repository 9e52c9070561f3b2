import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table notification (
    user_id bigint not null,
    notification_id bigint not null,
    market char(2) not null,
    kind text not null,
    shopid bigint,
    parameters jsonb not null,
    created_at bigint not null,
    read_at bigint,
    primary key (user_id, notification_id)
  )`,
  sql`create index notification_unread on notification (user_id, market) where read_at is null`,
  sql`create index notification_by_time on notification (created_at)`,
];

/** Notifications of members in the app. */
export const notifications: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
