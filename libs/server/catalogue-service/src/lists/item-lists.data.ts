import type { ItemListQuery } from '@pasar/catalogue-contract';
import { sql } from 'kysely';
import type { CatalogueView } from '../catalogue-deps.ts';
import { availableToAll, inStock, shopMatches } from '../condition.ts';
import type { SqlCondition } from '../condition.ts';
import { byDiscount, byNewest, byPopularity, bySales } from '../read-cards.ts';
import type { Sorting } from '../read-cards.ts';

type ListName = ItemListQuery['list'];
type ListFilter = Omit<ItemListQuery, 'list' | 'cursor' | 'limit'>;

/** The items of a list, their order, and the filter fields that it requires. */
export type ItemList = {
  readonly needs?: readonly (keyof ListFilter)[];
  readonly where: (view: CatalogueView, filter: ListFilter) => readonly SqlCondition[];
  readonly sorting: Sorting;
};

const official = (view: CatalogueView) => shopMatches(view, sql`s.is_official_shop`);
const inSupermarket = (view: CatalogueView) => shopMatches(view, sql`s.is_mart`);
const among = (rows: ReturnType<typeof sql>): SqlCondition => sql<boolean>`(i.shopid, i.itemid) in (${rows})`;

const ofCollection = ({ market }: CatalogueView, { id }: ListFilter) =>
  among(
    sql`select c.shopid, c.itemid from collection_item as c where c.market = ${market} and c.collectionid = ${id}`,
  );

const ofCampaign = ({ market, now }: CatalogueView, { id }: ListFilter) =>
  among(sql`select c.shopid, c.itemid from campaign as p
    join collection_item as c on c.market = p.market and c.collectionid = p.collectionid
    where p.market = ${market} and p.campaignid = ${id} and p.ends_at > ${now}`);

const tagged = ({ market }: CatalogueView, { tag = '' }: ListFilter) =>
  among(
    sql`select t.shopid, t.itemid from item_tag as t where t.market = ${market} and t.tag = ${tag.toLowerCase()}`,
  );

const ofBundle = ({ market, now }: CatalogueView, { shop, id }: ListFilter) =>
  among(sql`select m.shopid, m.itemid from bundle_deal as d
    join bundle_deal_item as m using (market, shopid, dealid)
    where d.market = ${market} and d.shopid = ${shop} and d.dealid = ${id} and d.starts_at <= ${now} and d.ends_at > ${now}`);

const ofAddOn = ({ market, now }: CatalogueView, { shop, id }: ListFilter) =>
  among(sql`select m.shopid, m.itemid from add_on_deal as d
    join add_on_deal_sub as m using (market, shopid, dealid)
    where d.market = ${market} and d.shopid = ${shop} and d.dealid = ${id} and d.starts_at <= ${now} and d.ends_at > ${now}`);

/** An attribute is identified by its value, as in the list's guide. */
const narrowed = (_: CatalogueView, { brand, attribute }: ListFilter): SqlCondition[] => [
  ...(brand === undefined ? [] : [sql<boolean>`lower(i.brand) = lower(${brand})`]),
  ...(attribute === undefined
    ? []
    : [sql<boolean>`i.attributes @> ${JSON.stringify([{ value: attribute }])}::jsonb`]),
];

const reduced = sql<boolean>`i.raw_discount > 0`;
const bundled = sql<boolean>`i.bundle_deal_label is not null`;
const withAddOn = sql<boolean>`i.add_on_deal_label is not null`;

/** @spec daily-discover-page popular-products-page top-products-page list-page collection-page campaigns-page */
export const itemLists: Readonly<Record<ListName, ItemList>> = {
  'daily-discover': { where: () => availableToAll, sorting: byNewest },
  'popular-products': { where: () => availableToAll, sorting: byPopularity },
  'top-products': { where: () => availableToAll, sorting: bySales },
  collection: {
    needs: ['id'],
    where: (view, filter) => [inStock, ofCollection(view, filter)],
    sorting: byPopularity,
  },
  campaign: {
    needs: ['id'],
    where: (view, filter) => [inStock, ofCampaign(view, filter)],
    sorting: byDiscount,
  },
  hashtag: {
    needs: ['tag'],
    where: (view, filter) => [inStock, tagged(view, filter)],
    sorting: byPopularity,
  },
  'brand-list': {
    where: (view, filter) => [inStock, ...narrowed(view, filter)],
    sorting: byPopularity,
  },
  'bundle-deal': {
    needs: ['shop', 'id'],
    where: (view, filter) => [inStock, ofBundle(view, filter)],
    sorting: byPopularity,
  },
  'add-on-deal': {
    needs: ['shop', 'id'],
    where: (view, filter) => [inStock, ofAddOn(view, filter)],
    sorting: byPopularity,
  },
  mall: { where: (view) => [inStock, official(view)], sorting: byPopularity },
  'mall-just-for-you': { where: (view) => [...availableToAll, official(view)], sorting: byNewest },
  'mall-popular': { where: (view) => [inStock, official(view)], sorting: bySales },
  supermarket: { where: (view) => [inStock, inSupermarket(view)], sorting: byPopularity },
  'supermarket-deals': { where: (view) => [inStock, inSupermarket(view), reduced], sorting: byDiscount },
  'supermarket-bundle-deals': {
    where: (view) => [inStock, inSupermarket(view), bundled],
    sorting: byPopularity,
  },
  'supermarket-add-on-deals': {
    where: (view) => [inStock, inSupermarket(view), withAddOn],
    sorting: byPopularity,
  },
  'supermarket-recommendation': {
    where: (view) => [...availableToAll, inSupermarket(view)],
    sorting: bySales,
  },
};
