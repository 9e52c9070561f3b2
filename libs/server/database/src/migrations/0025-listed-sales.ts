import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { listed } from './listing-statements.ts';

/** The listing's columns in order; the four that a sale changes are computed. */
const columns = `l.market, l.shopid, l.itemid, l.popularity, least(l.price_min, f.price) as price_min,
  least(l.price_max, f.price) as price_max, l.ctime, l.sold, greatest(l.discount, f.discount) as discount, l.in_stock,
  l.with_discount or f.price is not null as with_discount, l.free_shipping, l.cod, l.used_item, l.wholesale,
  l.lowest_price, l.cc_installment, l.non_cc_installment, l.pre_order, l.video, l.official, l.preferred,
  l.preferred_plus, l.mart, l.service, l.cat1, l.cat2, l.cat3, l.stars, l.catalogueid, l.location, l.brand,
  l.picture_id, l.collection_ids, l.label_ids, l.shipping_option_ids, l.search_vector`;

const steps = [
  sql`create table listed_sale (
    market char(2) not null,
    shopid bigint not null,
    itemid bigint not null,
    price bigint not null check (price > 0),
    discount smallint not null check (discount between 1 and 100),
    primary key (market, shopid, itemid),
    foreign key (market, shopid, itemid) references item on delete cascade
  )`,
  sql.raw(`create or replace view listed_item as select ${columns}
    from (${listed('item', ['i.search_vector'])}) as l
    left join listed_sale as f on f.market = l.market and f.shopid = l.shopid and f.itemid = l.itemid`),
  sql`create function relist_sale() returns trigger language plpgsql
    set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
    declare changed constant listed_sale := coalesce(new, old);
    begin
      delete from item_listing as l
        where l.market = changed.market and l.shopid = changed.shopid and l.itemid = changed.itemid;
      insert into item_listing select * from listed_item as l
        where l.market = changed.market and l.shopid = changed.shopid and l.itemid = changed.itemid;
      return null;
    end $$`,
  sql`create trigger sale_changed after insert or update or delete on listed_sale
    for each row execute function relist_sale()`,
];

/** The running flash sales with the prices that lists filter and sort by. */
export const listedSales: Migration = {
  async up(db: Kysely<unknown>) {
    for (const step of steps) await step.execute(db);
  },
};
