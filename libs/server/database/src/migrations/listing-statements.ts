import { sql } from 'kysely';

// Statements that several migrations share. Like migrations, they never change: a new version is a new function.

/** The columns that determine an item's listing; a change of others (a text, a picture) does not update it. */
const decisive = [
  ...['catid', 'cat_path', 'brand', 'collection_ids', 'label_ids', 'shipping_option_ids', 'catalogueid'],
  ...['price_min', 'price_max', 'raw_discount', 'status', 'popularity', 'historical_sold', 'ctime'],
  ...['rating_sum', 'rating_count', 'show_free_shipping', 'can_use_cod', 'can_use_wholesale', 'is_used'],
  ...['has_lowest_price_guarantee', 'is_cc_installment_payment_eligible', 'is_pre_order', 'has_video'],
  'is_non_cc_installment_payment_eligible',
];
/** Whether an update of an item changes its listing. */
export const relists = (...further: readonly string[]) =>
  sql.raw(
    [
      ...[...decisive, ...further].map((name) => `new.${name} is distinct from old.${name}`),
      '(new.stock > 0) <> (old.stock > 0)',
    ].join(' or '),
  );

/** Always looks up by key: a plan cached for a small table would scan a large one. */
export const upkeepFunction = (name: string, body: string) =>
  sql.raw(`create or replace function ${name}() returns trigger language plpgsql
    set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$ begin ${body} end $$`);

/** Selects items (`i`) as they are listed, with additional columns at the end; omits removed ones. */
export const listed = (items: string, further: readonly string[]) => `
    select i.market, i.shopid, i.itemid, i.popularity, i.price_min, i.price_max, i.ctime,
      i.historical_sold as sold, i.raw_discount as discount, i.stock > 0 as in_stock,
      i.raw_discount > 0 as with_discount, i.show_free_shipping as free_shipping, i.can_use_cod as cod,
      i.is_used as used_item, i.can_use_wholesale as wholesale, i.has_lowest_price_guarantee as lowest_price,
      i.is_cc_installment_payment_eligible as cc_installment,
      i.is_non_cc_installment_payment_eligible as non_cc_installment, i.is_pre_order as pre_order,
      i.has_video as video, s.is_official_shop as official, s.shopee_verified as preferred,
      s.is_preferred_plus_seller as preferred_plus, s.is_mart as mart, s.is_service_by_shopee as service,
      i.cat_path[1] as cat1, i.cat_path[2] as cat2, i.cat_path[3] as cat3,
      case when i.rating_count > 0 then least(floor(i.rating_sum::float8 / i.rating_count), 5)::smallint end as stars,
      i.catalogueid, s.location, i.brand, i.pictures #>> '{0,id}' as picture_id, i.collection_ids, i.label_ids,
      ${['i.shipping_option_ids', ...further].join(', ')}
    from ${items} as i join shop as s on s.market = i.market and s.shopid = i.shopid
    where i.status > 0`;

/** Selects every item as it is listed. */
export const listedItem = (...further: readonly string[]) =>
  sql.raw(`create or replace view listed_item as ${listed('item', further)}`);

/** Lists the items that a statement inserted. */
export const listAdded = (...further: readonly string[]) =>
  upkeepFunction('list_new_items', `insert into item_listing ${listed('added', further)}; return null;`);
