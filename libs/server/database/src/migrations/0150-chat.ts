import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = [
  sql`create table chat_conversation (
    conversation_id bigint primary key,
    market char(2) not null,
    buyer_id bigint not null,
    shopid bigint not null,
    last_seq integer not null default 0,
    last_at bigint not null default 0,
    buyer_read_seq integer not null default 0,
    seller_read_seq integer not null default 0,
    buyer_unread integer not null default 0 check (buyer_unread >= 0),
    seller_unread integer not null default 0 check (seller_unread >= 0),
    auto_replied_at bigint not null default 0,
    created_at bigint not null,
    unique (market, buyer_id, shopid)
  )`,
  sql`create index chat_conversation_of_buyer on chat_conversation (buyer_id, market, last_at desc)`,
  sql`create index chat_conversation_of_shop on chat_conversation (shopid, market, last_at desc)`,
  sql`create table chat_message (
    conversation_id bigint not null,
    seq integer not null,
    sender text not null check (sender in ('buyer', 'seller')),
    automatic boolean not null default false,
    client_id text not null,
    body text not null,
    itemid bigint,
    order_id bigint,
    created_at bigint not null,
    primary key (conversation_id, seq),
    unique (conversation_id, sender, client_id)
  )`,
  sql`create table chat_auto_reply (
    market char(2) not null,
    shopid bigint not null,
    body text not null,
    primary key (market, shopid)
  )`,
];

/** Conversations between buyers and shops, their messages, and shops' automatic replies. */
export const chat: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of tables) await table.execute(db);
  },
};
