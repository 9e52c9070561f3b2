import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CatalogueView } from './catalogue-deps.ts';

/** An SQL condition on an item (`i`). */
export type Condition = RawBuilder<boolean>;

export const always: Condition = sql<boolean>`true`;

/** Whether all of them hold. */
export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0
    ? always
    : sql<boolean>`${sql.join(
        conditions.map((each) => sql`(${each})`),
        sql` and `,
      )}`;

export const inStock: Condition = sql<boolean>`i.stock > 0`;

/** Items that every visitor may see and buy. */
export const availableToAll: readonly Condition[] = [inStock, sql<boolean>`not i.is_adult`];

/** Whether the item is of a category of any level; every item is of none. */
export const inCategory = (catid: number | undefined): Condition =>
  catid === undefined ? always : sql<boolean>`${catid}::bigint = any(i.cat_path)`;

/** Whether a flash sale of the item is running, found from the few sales rather than from the many items. */
export const onFlashSale = ({ market, now }: CatalogueView): Condition =>
  sql<boolean>`(i.shopid, i.itemid) in (
    select shopid, itemid from flash_sale where market = ${market} and starts_at <= ${now} and ends_at > ${now}
  )`;

/**
 * Whether something holds of the item's shop (`s`). The few shops are found first: a join would tempt PostgreSQL to
 * search the items again for each of them.
 */
export const shopMatches = ({ market }: CatalogueView, condition: RawBuilder<boolean>): Condition =>
  sql<boolean>`i.shopid = any(array(select s.shopid from shop as s where s.market = ${market} and ${condition}))`;
