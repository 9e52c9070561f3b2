import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = [
  sql`create table item_like (
    user_id bigint not null,
    market char(2) not null,
    shopid bigint not null,
    itemid bigint not null,
    liked_at bigint not null,
    primary key (user_id, market, shopid, itemid)
  )`,
  sql`create index item_like_by_time on item_like (user_id, market, liked_at desc, itemid desc)`,
  sql`create table shop_follow (
    user_id bigint not null,
    market char(2) not null,
    shopid bigint not null,
    followed_at bigint not null,
    primary key (user_id, market, shopid)
  )`,
  sql`create index shop_follow_by_time on shop_follow (user_id, market, followed_at desc, shopid desc)`,
  sql`create index shop_follow_by_shop on shop_follow (market, shopid, followed_at desc, user_id desc)`,
  sql`create table shop_block (
    user_id bigint not null,
    market char(2) not null,
    shopid bigint not null,
    blocked_at bigint not null,
    primary key (user_id, market, shopid)
  )`,
  sql`create table social_setting (
    user_id bigint primary key,
    likes_private boolean not null
  )`,
];

/** The user leads the keys, so that one shard has all of a user's likes. */
export const social: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of tables) await table.execute(db);
  },
};
