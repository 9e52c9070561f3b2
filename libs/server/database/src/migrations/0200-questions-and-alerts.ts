import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = [
  sql`create table item_question (
    market char(2) not null,
    shopid bigint not null,
    itemid bigint not null,
    questionid bigint not null,
    user_id bigint not null,
    text text not null,
    asked_at bigint not null,
    answer_count integer not null default 0 check (answer_count >= 0),
    primary key (market, shopid, itemid, questionid)
  )`,
  sql`create index item_question_by_time
    on item_question (market, shopid, itemid, asked_at desc, questionid desc)`,
  sql`create table item_answer (
    market char(2) not null,
    shopid bigint not null,
    itemid bigint not null,
    questionid bigint not null,
    answerid bigint not null,
    user_id bigint not null,
    by_shop boolean not null,
    text text not null,
    answered_at bigint not null,
    primary key (market, shopid, itemid, questionid, answerid)
  )`,
  sql`create table rating_vote (
    market char(2) not null,
    shopid bigint not null,
    itemid bigint not null,
    ratingid bigint not null,
    user_id bigint not null,
    voted_at bigint not null,
    primary key (market, shopid, itemid, ratingid, user_id)
  )`,
  sql`create index rating_vote_by_user on rating_vote (market, shopid, itemid, user_id)`,
  sql`create table stock_alert (
    market char(2) not null,
    shopid bigint not null,
    itemid bigint not null,
    modelid bigint not null,
    user_id bigint not null,
    language text not null,
    origin text not null,
    created_at bigint not null,
    next_try_at bigint not null default 0,
    primary key (market, shopid, itemid, modelid, user_id)
  )`,
  sql`create index stock_alert_by_user on stock_alert (user_id)`,
];

/** Questions about items, votes for reviews, and stock alerts; the item's shop leads the keys. */
export const questionsAndAlerts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of tables) await table.execute(db);
  },
};
