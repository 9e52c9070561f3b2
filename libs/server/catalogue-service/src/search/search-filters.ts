import { hashtagSlug } from '@pasar/routing-table';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CatalogueView } from '../catalogue-deps.ts';
import { and } from '../condition.ts';
import type { SqlCondition } from '../condition.ts';
import { buildFlagCondition, listingFlags } from './listing-flags.data.ts';
import type { ResolvedRequest, SearchRequest } from './search-request.ts';

/** Filters with several values to select from; each is counted as if nothing were selected in it. */
export const dimensions = ['locations', 'brands', 'rating', 'shipping_options'] as const;
export type Dimension = (typeof dimensions)[number];

/** Splits a comma-separated query value. */
export const splitList = (text: string): string[] => text.split(',').filter((part) => part !== '');
const splitIds = (text: string): number[] => splitList(text).map(Number).filter(Number.isSafeInteger);

type FilterContext = { readonly view: CatalogueView; readonly request: ResolvedRequest };
type Filters = {
  readonly [Name in keyof SearchRequest]?: (
    value: NonNullable<SearchRequest[Name]>,
    rows: FilterContext,
  ) => SqlCondition;
};

/** Whether the listed item (`l`) is in a set of items from a separate query. */
const isAmong = (items: RawBuilder<unknown>): SqlCondition =>
  sql<boolean>`(l.shopid, l.itemid) in (${items})`;

/** Matches items whose attribute with this id has the value. */
const attributeHasValue = (id: number, value: string): SqlCondition =>
  sql<boolean>`exists (select from jsonb_array_elements(attributes) as a
    where id_of_name(a ->> 'name') = ${id}::int8 and a ->> 'value' = ${value})`;

const hasAttribute = ({ view: { market }, request }: FilterContext): SqlCondition => {
  const { attribute: id, attribute_name: name, attribute_value: value } = request;
  const wanted = JSON.stringify([{ ...(name && { name }), ...(value && { value }) }]);
  const where = [
    sql<boolean>`market = ${market}`,
    ...(name || value ? [sql<boolean>`attributes @> ${wanted}::jsonb`] : []),
    ...(id === undefined ? [] : [sql<boolean>`attribute_ids(attributes) @> array[${id}::int8]`]),
    ...(id !== undefined && value ? [attributeHasValue(id, value)] : []),
  ];
  return isAmong(sql`select shopid, itemid from item where ${and(where)}`);
};

/** A shop's voucher matches its products, the marketplace's all items; an expired or unknown one matches none. */
const inPromotion = (id: number, { view: { market, now } }: FilterContext): SqlCondition => {
  const usable = sql`from voucher where market = ${market} and id_of_name(code) = ${id}::int8
    and starts_at <= ${now} and ends_at > ${now}`;
  return sql<boolean>`exists (select ${usable} and (itemids is null or l.itemid = any(itemids)))
    and l.shopid = coalesce((select shopid ${usable} limit 1), l.shopid)`;
};

/** A category that does not exist matches nothing. */
const inCategory = (catid: number, { request: { level } }: FilterContext): SqlCondition =>
  level === undefined ? sql<boolean>`false` : sql<boolean>`${sql.ref(`l.cat${level}`)} = ${catid}::int8`;

const selectFlashSaleItems = ({ market, now }: CatalogueView) =>
  sql`select shopid, itemid from flash_sale where market = ${market} and starts_at <= ${now} and ends_at > ${now}`;

/** Filters by their name in the query. `l` is the listed item. doc2 §9 */
const filters: Filters = {
  category: inCategory,
  shop: (shopid) => sql`l.shopid = ${shopid}::int8`,
  shop_collection: (id) => sql`${id}::int8 = any(l.collection_ids)`,
  collection: (id, { view }) =>
    isAmong(
      sql`select shopid, itemid from collection_item where market = ${view.market} and collectionid = ${id}`,
    ),
  hashtag: (tag, { view }) =>
    isAmong(
      sql`select shopid, itemid from item_tag where market = ${view.market} and tag = ${hashtagSlug(tag)}`,
    ),
  catalogue: (id) => sql`l.catalogueid = ${id}::int8`,
  image_id: (id) => sql`l.picture_id = ${id}::text`,
  promotion: inPromotion,
  attribute: (_, rows) => hasAttribute(rows),
  attribute_name: (_, rows) => hasAttribute(rows),
  attribute_value: (_, rows) => hasAttribute(rows),
  min_price: (price) => sql`l.price_max >= ${price}::int8`,
  max_price: (price) => sql`l.price_min <= ${price}::int8`,
  labels: (ids) => sql`l.label_ids && ${splitIds(ids)}::int8[]`,
  catalogues: (ids) => sql`l.catalogueid = any(${splitIds(ids)}::int8[])`,
  item_tags: (ids, { view }) =>
    isAmong(
      sql`select shopid, itemid from item_tag
        where market = ${view.market} and id_of_name(tag) = any(${splitIds(ids)}::int8[])`,
    ),
  locations: (names) => sql`l.location = any(${splitList(names)}::text[])`,
  brands: (names) => sql`l.brand = any(${splitList(names)}::text[])`,
  rating: (stars) => sql`l.stars >= ${stars}::int2`,
  shipping_options: (ids) => sql`l.shipping_option_ids && ${splitIds(ids)}::int8[]`,
};

const flagConditions = (request: SearchRequest, view: CatalogueView): SqlCondition[] => [
  ...listingFlags
    .filter(({ name }) => request[name] === true)
    .map((flag) => sql<boolean>`(${sql.raw(buildFlagCondition(flag))})`),
  // Selecting both is the same as selecting neither.
  ...(request.new_item === true && request.used_item !== true ? [sql<boolean>`not l.used_item`] : []),
  ...(request.used_item === true && request.new_item !== true ? [sql<boolean>`l.used_item`] : []),
  ...(request.flash_sale === true ? [isAmong(selectFlashSaleItems(view))] : []),
];

/** Whether the most selective filter has a table of its own to start from. */
export const isItemSet = ({
  collection,
  hashtag,
  item_tags,
  attribute: attributeId,
  attribute_name,
  attribute_value,
  flash_sale,
}: SearchRequest): boolean =>
  [collection, hashtag, item_tags, attributeId, attribute_name, attribute_value].some(
    (value) => value !== undefined && value !== '',
  ) || flash_sale === true;

/** Returns all conditions on a listed item (`l`) of this search, except its words. */
export function listingConditions(request: ResolvedRequest, view: CatalogueView): SqlCondition[] {
  const rows = { view, request };
  const filterConditions = Object.entries(filters).flatMap(([name, condition]) => {
    const value = request[name as keyof SearchRequest];
    return value === undefined || value === ''
      ? []
      : [(condition as (value: unknown, rows: FilterContext) => SqlCondition)(value, rows)];
  });
  return [sql<boolean>`l.market = ${view.market}`, ...filterConditions, ...flagConditions(request, view)];
}

/** Parameters that identify the page rather than filter it: without them it would be another page. */
const contextParameters = new Set<string>([
  'keyword',
  'category',
  'level',
  'shop',
  'shop_collection',
  'collection',
  'hashtag',
  'catalogue',
  'image_id',
  'candidate_box',
  'promotion',
  'attribute',
  'attribute_name',
  'attribute_value',
  'sort_by',
  'order',
  'lat',
  'lon',
  'no_correction',
  'cursor',
  'limit',
]);

/** Returns the same search without filters. */
export const withoutFilters = (request: ResolvedRequest): ResolvedRequest =>
  Object.fromEntries(Object.entries(request).filter(([name]) => contextParameters.has(name)));

/** Whether any filter is set. */
export const isFiltered = (request: ResolvedRequest): boolean =>
  Object.entries(request).some(
    ([name, value]) => !contextParameters.has(name) && value !== undefined && value !== false && value !== '',
  );
