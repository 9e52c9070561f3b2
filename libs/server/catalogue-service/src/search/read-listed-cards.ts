import type { ItemCard } from '@pasar/catalogue-contract';
import { prepareQuery } from '@pasar/database';
import { sql } from 'kysely';
import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import { selectCards, toCardsContext } from '../read-cards.ts';
import type { CardsContext } from '../read-cards.ts';
import { toCard } from '../to-card.ts';
import type { ListedItem } from './find-page.ts';

type ListedKeys = { readonly shopids: readonly number[]; readonly itemids: readonly number[] };

const selectListed = prepareQuery(
  (db, { market, now, previewUntil, shopids, itemids }: CardsContext & ListedKeys) =>
    selectCards(
      db,
      { market, now, previewUntil },
      {
        where: [sql`(i.shopid, i.itemid) in (select * from unnest(${shopids}::int8[], ${itemids}::int8[]))`],
        sorting: { by: sql<number>`array_position(${itemids}::int8[], i.itemid)`, order: 'asc' },
      },
    ),
);

/** Reads the cards of listed items, in their order. */
export async function readListedCards(
  { db }: CatalogueDeps,
  view: CatalogueView,
  listed: readonly Pick<ListedItem, 'shopid' | 'itemid'>[],
): Promise<ItemCard[]> {
  if (listed.length === 0) return [];
  const rows = await selectListed(db, {
    ...toCardsContext(view),
    shopids: listed.map(({ shopid }) => shopid),
    itemids: listed.map(({ itemid }) => itemid),
  });
  return rows.map(toCard);
}
