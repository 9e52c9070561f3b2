import type { ItemCard } from '@pasar/catalogue-contract';
import { sql } from 'kysely';
import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import { readCards } from '../read-cards.ts';
import type { ListedItem } from './find-page.ts';

/** Reads the cards of listed items, in their order. */
export async function readListedCards(
  deps: CatalogueDeps,
  view: CatalogueView,
  listed: readonly Pick<ListedItem, 'shopid' | 'itemid'>[],
): Promise<ItemCard[]> {
  if (listed.length === 0) return [];
  const shops = listed.map(({ shopid }) => shopid);
  const ids = listed.map(({ itemid }) => itemid);
  const { items } = await readCards(deps, view, {
    where: [sql`(i.shopid, i.itemid) in (select * from unnest(${shops}::int8[], ${ids}::int8[]))`],
    sorting: { by: sql<number>`array_position(${ids}::int8[], i.itemid)`, order: 'asc' },
    limit: listed.length,
  });
  return items;
}
