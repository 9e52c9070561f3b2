import type { getShopCategories } from '@pasar/catalogue-contract';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { noPicture } from '@pasar/http-contract';
import { sql } from 'kysely';
import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import { categoryName } from '../read-categories.ts';

type Query = NonNullable<CallQuery<typeof getShopCategories>>;

/** The second category level if there is one, which shops use as departments. */
const department = sql<number>`coalesce(i.cat_path[2], i.cat_path[1])`;

/** Reads a page of the categories in which a shop sells anything, the largest first. @spec shop-categories */
export async function readShopCategories(
  { db }: CatalogueDeps,
  { market, language }: Pick<CatalogueView, 'market' | 'language'>,
  { shopid, offset = 0, limit = 20 }: Query,
): Promise<CallData<typeof getShopCategories>> {
  const selectItems = db
    .selectFrom('item as i')
    .where('i.market', '=', market)
    .where('i.shopid', '=', shopid)
    .where('i.status', '>', 0);
  const rows = await selectItems
    .innerJoin('category as c', (on) =>
      on.onRef('c.market', '=', 'i.market').on(sql<boolean>`c.catid = ${department}`),
    )
    .groupBy(['c.market', 'c.catid'])
    .select([
      'c.catid',
      'c.level',
      categoryName(language).as('name'),
      'c.picture',
      sql<number>`count(*)::int`.as('item_count'),
    ])
    .orderBy('item_count', 'desc')
    .orderBy('c.catid')
    .offset(offset)
    .limit(limit + 1)
    .execute();
  const best = await selectItems
    .select(sql<typeof noPicture | null>`i.pictures -> 0`.as('picture'))
    .orderBy('i.popularity', 'desc')
    .orderBy('i.itemid')
    .limit(1)
    .executeTakeFirst();
  const has_more = rows.length > limit;
  return {
    items: rows.slice(0, limit).map((row) => ({ ...row, picture: row.picture ?? noPicture })),
    has_more,
    ...(best?.picture && { all_products_cover: best.picture }),
    ...(has_more && { next_offset: offset + limit }),
  };
}
