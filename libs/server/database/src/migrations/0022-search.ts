import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { listAdded, listedItem, relists, upkeepFunction } from './listing-statements.ts';

const relist = (key: string) => `
  delete from item_listing as l where ${key};
  insert into item_listing select * from listed_item as l where ${key};
  return null;`;
const ofItem = 'l.market = new.market and l.shopid = new.shopid and l.itemid = new.itemid';
const ofShop = 'l.market = new.market and l.shopid = new.shopid';

const columns = [
  sql`alter table item
    add column catalogueid bigint,
    add column is_used boolean not null default false,
    add column is_pre_order boolean not null default false,
    add column has_video boolean not null default false,
    add column shipping_option_ids bigint[] not null default '{1,2}'`,
  sql`create index item_by_attribute on item using gin (attributes jsonb_path_ops)`,
  // Without this, a search would scan entries that are not indexed yet.
  sql`alter index item_by_search set (fastupdate = off)`,
];

/**
 * A narrow copy of the columns that lists filter, sort and count by: an item's own row is many times as long. Fixed-length
 * not-null columns come first, where they are fastest to read.
 */
const listing = [
  sql`create table item_listing (
    market char(2) not null,
    shopid bigint not null,
    itemid bigint not null,
    popularity double precision not null,
    price_min bigint not null,
    price_max bigint not null,
    ctime bigint not null,
    sold integer not null,
    discount smallint not null,
    in_stock boolean not null,
    with_discount boolean not null,
    free_shipping boolean not null,
    cod boolean not null,
    used_item boolean not null,
    wholesale boolean not null,
    lowest_price boolean not null,
    cc_installment boolean not null,
    non_cc_installment boolean not null,
    pre_order boolean not null,
    video boolean not null,
    official boolean not null,
    preferred boolean not null,
    preferred_plus boolean not null,
    mart boolean not null,
    service boolean not null,
    cat1 bigint,
    cat2 bigint,
    cat3 bigint,
    stars smallint,
    catalogueid bigint,
    location text not null,
    brand text not null,
    picture_id text,
    collection_ids bigint[] not null,
    label_ids bigint[] not null,
    shipping_option_ids bigint[] not null,
    primary key (market, shopid, itemid),
    foreign key (market, shopid, itemid) references item on delete cascade
  )`,
  listedItem(),
  sql`create index listing_by_popularity on item_listing (market, popularity, itemid)`,
  sql`create index listing_by_price on item_listing (market, price_min, itemid)`,
  sql`create index listing_by_time on item_listing (market, ctime, itemid)`,
  sql`create index listing_by_sold on item_listing (market, sold, itemid)`,
  sql`create index listing_by_discount on item_listing (market, discount, itemid)`,
  sql`create index listing_by_branch on item_listing (market, cat2, popularity, itemid)`,
  sql`create index listing_by_leaf on item_listing (market, cat3, popularity, itemid)`,
  sql`create index listing_by_brand on item_listing (market, brand, popularity, itemid)`,
  sql`create index listing_by_catalogue on item_listing (market, catalogueid, popularity, itemid) where catalogueid is not null`,
  sql`create index listing_by_picture on item_listing (market, picture_id)`,
];

const upkeep = [
  listAdded(),
  sql`create trigger item_added after insert on item referencing new table as added
    for each statement execute function list_new_items()`,
  upkeepFunction('relist_item', relist(ofItem)),
  sql`create trigger item_changed after update on item for each row when (${relists()}) execute function relist_item()`,
  upkeepFunction('relist_shop', relist(ofShop)),
  sql`create trigger shop_changed after insert or update of location, is_official_shop, shopee_verified,
      is_preferred_plus_seller, is_mart, is_service_by_shopee on shop
    for each row execute function relist_shop()`,
  sql`insert into item_listing select * from listed_item`,
];

const tables = [
  sql`create table catalogue_product (
    market char(2) not null,
    catalogueid bigint not null,
    name text not null,
    brand text not null default '',
    primary key (market, catalogueid)
  )`,
  sql`create table place (
    market char(2) not null,
    name text not null,
    lat double precision not null check (lat between -90 and 90),
    lon double precision not null check (lon between -180 and 180),
    primary key (market, name)
  )`,
  sql`create table censored_word (
    market char(2) not null,
    word text not null,
    primary key (market, word)
  )`,
  sql`create table search_scope (
    market char(2) not null,
    scope text not null,
    total integer not null,
    facets jsonb not null,
    primary key (market, scope)
  )`,
  sql`create unlogged table search_count (
    market char(2) not null,
    slot smallint not null,
    phrase text not null,
    folded text not null,
    searches integer not null,
    primary key (market, slot)
  )`,
  sql`create table shop_word (
    market char(2) not null,
    word text not null,
    shopid bigint not null,
    primary key (market, word, shopid),
    foreign key (market, shopid) references shop on delete cascade
  )`,
  sql`create index shop_word_by_prefix on shop_word (market, word text_pattern_ops)`,
];

/** Filters, sort orders and counts over many items, and data of the search box. */
export const search: Migration = {
  async up(db: Kysely<unknown>) {
    for (const each of [...columns, ...listing, ...upkeep, ...tables]) await each.execute(db);
  },
};
