import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table rating_video (
    video_id text primary key,
    user_id bigint not null,
    type text not null,
    seconds integer not null,
    bytes integer not null,
    content bytea not null,
    is_published boolean not null default false,
    created_at bigint not null
  )`,
  // Uncompressed, so that a range reads only its own part.
  sql`alter table rating_video alter column content set storage external`,
  sql`create index rating_video_by_owner on rating_video (user_id, is_published, created_at)`,
  sql`alter table rating add column video jsonb`,
  sql`alter table order_picture_use add column videos integer not null default 0`,
];

/** Videos of ratings; `rating.video` describes the published one. */
export const ratingVideos: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
