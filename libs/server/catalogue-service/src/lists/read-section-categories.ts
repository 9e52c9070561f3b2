import type { Category } from '@pasar/catalogue-contract';
import { sql } from 'kysely';
import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import { toCategoryIn } from '../read-categories.ts';

type ShopKind = 'is_official_shop' | 'is_mart';

/** Reads the categories in which shops of a kind sell anything, with item counts; parents before children. */
export async function readSectionCategories(
  { db }: CatalogueDeps,
  { market, language }: Pick<CatalogueView, 'market' | 'language'>,
  kind: ShopKind,
): Promise<Category[]> {
  const counted = db
    .selectFrom('item as i')
    .innerJoin('shop as s', (on) => on.onRef('s.market', '=', 'i.market').onRef('s.shopid', '=', 'i.shopid'))
    .innerJoinLateral(sql<{ catid: number }>`unnest(i.cat_path)`.as<'branch'>(sql`branch (catid)`), (on) =>
      on.onTrue(),
    )
    .where('i.market', '=', market)
    .where('i.status', '>', 0)
    .where(`s.${kind}`, '=', true)
    .groupBy('branch.catid')
    .select(['branch.catid', sql<number>`count(*)::int`.as('items')]);
  const rows = await db
    .selectFrom('category as c')
    .innerJoin(counted.as('counted'), 'counted.catid', 'c.catid')
    .where('c.market', '=', market)
    .selectAll('c')
    .select('counted.items')
    .orderBy('c.level')
    .orderBy('c.position')
    .orderBy('c.catid')
    .execute();
  const toCategory = toCategoryIn(language);
  return rows.map(({ items, ...row }) => toCategory({ ...row, item_count: items }));
}
