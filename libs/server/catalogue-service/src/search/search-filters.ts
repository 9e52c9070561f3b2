import type { searchItems } from '@pasar/catalogue-contract';
import type { CallQuery } from '@pasar/http-contract';
import { sql } from 'kysely';
import type { CatalogueView } from '../catalogue-deps.ts';
import { anything, ofShop, onFlashSale } from '../condition.ts';
import type { Condition } from '../condition.ts';

export type SearchRequest = CallQuery<typeof searchItems>;

/** What has counts beside it: each is counted as if it alone were not chosen. */
export const dimensions = ['location', 'brand', 'rating'] as const;
export type Dimension = (typeof dimensions)[number];

const split = (text: string | undefined): string[] => (text ?? '').split(',').filter((part) => part !== '');

const whether = (name: keyof SearchRequest, condition: Condition) => ({ name, condition });

/** Filters that are on or off. */
const flags = (view: CatalogueView) => [
  whether('with_discount', sql`i.raw_discount > 0`),
  whether('free_shipping', sql`i.show_free_shipping`),
  whether('cod', sql`i.can_use_cod`),
  whether('official', ofShop(view, sql`s.is_official_shop`)),
  whether('preferred', ofShop(view, sql`s.shopee_verified`)),
  whether('preferred_plus', ofShop(view, sql`s.is_preferred_plus_seller`)),
  whether('mart', ofShop(view, sql`s.is_mart`)),
  whether('service', ofShop(view, sql`s.is_service_by_shopee`)),
  whether('flash_sale', onFlashSale(view)),
  whether('in_stock', sql`i.stock > 0`),
];

/** In the category or below it, whatever its level. */
const inCategory = ({ market }: CatalogueView, catid: number): Condition =>
  sql`i.catid = any(array(select c.catid from category as c where c.market = ${market} and ${catid}::bigint = any(c.path)))`;

/** Filters that nothing is counted for: all of them hold for every item of the answer and of its counts. */
export function baseConditions(
  request: SearchRequest,
  view: CatalogueView,
  query: string | undefined,
): Condition[] {
  const { category, shop, shop_collection, min_price, max_price } = request;
  return [
    ...(query === undefined ? [] : [sql<boolean>`i.search_vector @@ ${query}::tsquery`]),
    ...(category === undefined ? [] : [inCategory(view, category)]),
    ...(shop === undefined ? [] : [sql<boolean>`i.shopid = ${shop}`]),
    ...(shop_collection === undefined
      ? []
      : [sql<boolean>`${shop_collection}::bigint = any(i.collection_ids)`]),
    ...(min_price === undefined ? [] : [sql<boolean>`i.price_max >= ${min_price}`]),
    ...(max_price === undefined ? [] : [sql<boolean>`i.price_min <= ${max_price}`]),
    ...flags(view).flatMap(({ name, condition }) => (request[name] === true ? [condition] : [])),
  ];
}

/** The chosen value of each dimension as a condition. */
export function dimensionConditions(
  { locations, brands, rating }: SearchRequest,
  view: CatalogueView,
): Record<Dimension, Condition> {
  const places = split(locations);
  const makers = split(brands);
  return {
    location: places.length === 0 ? anything : ofShop(view, sql`s.location = any(${places}::text[])`),
    brand: makers.length === 0 ? anything : sql<boolean>`i.brand = any(${makers}::text[])`,
    rating:
      rating === undefined
        ? anything
        : sql<boolean>`i.rating_sum >= ${rating}::int * i.rating_count and i.rating_count > 0`,
  };
}
