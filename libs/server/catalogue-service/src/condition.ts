import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CatalogueView } from './catalogue-deps.ts';
import { saleApplies } from './sale-applies.ts';

/** An SQL condition on an item (`i`). */
export type SqlCondition = RawBuilder<boolean>;

export const always: SqlCondition = sql<boolean>`true`;

/** Combines conditions with `and`. */
export const and = (conditions: readonly SqlCondition[]): SqlCondition =>
  conditions.length === 0
    ? always
    : sql<boolean>`${sql.join(
        conditions.map((each) => sql`(${each})`),
        sql` and `,
      )}`;

export const inStock: SqlCondition = sql<boolean>`i.stock > 0`;

/** Items that every visitor may see and buy. */
export const availableToAll: readonly SqlCondition[] = [inStock, sql<boolean>`not i.is_adult`];

/** Matches items in a category of any level; without `catid`, every item. */
export const inCategory = (catid: number | undefined): SqlCondition =>
  catid === undefined ? always : sql<boolean>`${catid}::bigint = any(i.cat_path)`;

/** Matches items in a running flash sale, found through the few sales rather than the many items. */
export const onFlashSale = ({ market, now }: CatalogueView): SqlCondition =>
  inSales(market, sql`f.starts_at <= ${now} and f.ends_at > ${now}`);

/** Matches items with a flash sale `f` that lowers their price and meets a condition. */
export const inSales = (market: string, condition: RawBuilder<unknown>): SqlCondition =>
  sql<boolean>`(i.shopid, i.itemid) in (
    select f.shopid, f.itemid from flash_sale as f
    join item as o on o.market = f.market and o.shopid = f.shopid and o.itemid = f.itemid
    where f.market = ${market} and ${condition} and ${saleApplies('o', 'f')})`;

/**
 * Matches a condition on the item's shop (`s`). Finds the few shops first: with a join, PostgreSQL tends to search the items
 * again for each shop.
 */
export const shopMatches = ({ market }: CatalogueView, condition: RawBuilder<boolean>): SqlCondition =>
  sql<boolean>`i.shopid = any(array(select s.shopid from shop as s where s.market = ${market} and ${condition}))`;
