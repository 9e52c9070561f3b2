import { sql } from 'kysely';
import type { ProductDeps } from './product-deps.ts';
import type { ProductRow } from './product-row.ts';

/** The end of the last flash sale of item `item` that runs at `now` or is announced; null if there is none. */
export const lastSaleEnd = (now: number) => sql<number | null>`(select max(f.ends_at) from flash_sale as f
  where f.market = item.market and f.shopid = item.shopid and f.itemid = item.itemid and f.ends_at > ${now})`;

/** Returns when the last running or announced flash sale of a product ends (epoch milliseconds), if there is one. */
export async function findSaleEnd(
  { db }: Pick<ProductDeps, 'db'>,
  { market, shopid, itemid }: Pick<ProductRow, 'market' | 'shopid' | 'itemid'>,
  now: number,
): Promise<number | undefined> {
  const { ends_at } = await db
    .selectFrom('flash_sale')
    .select(({ fn }) => fn.max('ends_at').as('ends_at'))
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow();
  return ends_at ?? undefined;
}
