import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const item = 'foreign key (market, shopid, itemid) references item on delete cascade';
const membership = (
  table: string,
  deal: string,
  ...further: string[]
) => sql`create table ${sql.table(table)} (
    market char(2) not null,
    shopid bigint not null,
    dealid bigint not null,
    itemid bigint not null,
    ${sql.raw(further.map((column) => `${column},`).join('\n    '))}
    primary key (market, shopid, dealid, itemid),
    foreign key (market, shopid, dealid) references ${sql.table(deal)} on delete cascade,
    ${sql.raw(item)}
  )`;
const byItem = (table: string) =>
  sql`create index ${sql.ref(`${table}_by_item`)} on ${sql.table(table)} (market, shopid, itemid)`;

const lists = [
  sql`create table collection (
    market char(2) not null,
    collectionid bigint not null,
    name text not null,
    description text not null default '',
    picture jsonb not null,
    position integer not null default 0,
    primary key (market, collectionid)
  )`,
  sql`create index collection_by_position on collection (market, position, collectionid)`,
  sql`create table collection_item (
    market char(2) not null,
    collectionid bigint not null,
    shopid bigint not null,
    itemid bigint not null,
    primary key (market, collectionid, shopid, itemid)
  )`,
  sql`create table item_tag (
    market char(2) not null,
    tag text not null check (tag = lower(tag)),
    shopid bigint not null,
    itemid bigint not null,
    primary key (market, tag, shopid, itemid)
  )`,
  byItem('item_tag'),
  sql`create table campaign (
    market char(2) not null,
    campaignid bigint not null,
    title text not null,
    subtitle text not null default '',
    picture jsonb not null,
    theme text not null check (theme in ('default', 'official-shop', 'supermarket')),
    starts_at bigint not null,
    ends_at bigint not null check (ends_at > starts_at),
    collectionid bigint not null,
    primary key (market, campaignid)
  )`,
];

const deals = [
  sql`create table bundle_deal (
    market char(2) not null,
    shopid bigint not null,
    dealid bigint not null,
    label text not null,
    min_quantity integer not null check (min_quantity > 1),
    percent_off smallint not null check (percent_off between 1 and 100),
    starts_at bigint not null,
    ends_at bigint not null check (ends_at > starts_at),
    primary key (market, shopid, dealid)
  )`,
  membership('bundle_deal_item', 'bundle_deal'),
  byItem('bundle_deal_item'),
  sql`create table add_on_deal (
    market char(2) not null,
    shopid bigint not null,
    dealid bigint not null,
    label text not null,
    sub_type smallint not null check (sub_type between 0 and 2),
    starts_at bigint not null,
    ends_at bigint not null check (ends_at > starts_at),
    primary key (market, shopid, dealid)
  )`,
  membership('add_on_deal_main', 'add_on_deal'),
  byItem('add_on_deal_main'),
  membership(
    'add_on_deal_sub',
    'add_on_deal',
    'price bigint not null check (price >= 0)',
    'per_main integer not null check (per_main > 0)',
  ),
  byItem('add_on_deal_sub'),
  sql`alter table flash_sale add column per_user_limit integer not null default 2 check (per_user_limit > 0)`,
  sql`create table flash_sale_use (
    user_id bigint not null,
    market char(2) not null,
    shopid bigint not null,
    itemid bigint not null,
    starts_at bigint not null,
    quantity integer not null check (quantity >= 0),
    primary key (user_id, market, shopid, itemid, starts_at)
  )`,
  sql`alter table order_line
    add column deal_discount bigint not null default 0
      check (deal_discount >= 0 and deal_discount <= price * quantity),
    add column flash_starts_at bigint,
    add column flash_quantity integer not null default 0 check (flash_quantity between 0 and quantity)`,
];

const people = [
  sql`create table voucher_claim (
    user_id bigint not null,
    market char(2) not null,
    code text not null,
    claimed_at bigint not null,
    primary key (user_id, market, code)
  )`,
  sql`create index voucher_claim_by_time on voucher_claim (user_id, market, claimed_at desc, code desc)`,
  sql`create table buyer_rating (
    user_id bigint not null,
    ratingid bigint not null,
    market char(2) not null,
    shopid bigint not null,
    rating_star smallint not null check (rating_star between 1 and 5),
    comment text not null default '',
    ctime bigint not null,
    primary key (user_id, ratingid)
  )`,
  sql`create index buyer_rating_by_time on buyer_rating (user_id, market, ctime desc, ratingid desc)`,
];

/** Collections, hashtags and campaigns; deals and what was bought at a flash sale; claimed vouchers, rated buyers. */
export const listsAndDeals: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [...lists, ...deals, ...people]) await statement.execute(db);
  },
};
