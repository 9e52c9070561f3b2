import type { ItemCard } from '@pasar/catalogue-contract';
import { prepareQuery } from '@pasar/database';
import { sql } from 'kysely';
import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import { selectCards, toCardsContext } from '../read-cards.ts';
import type { CardsContext } from '../read-cards.ts';
import { toCard } from '../to-card.ts';
import { uncachedBatch } from './batch-cache.ts';
import type { ListedItem } from './find-page.ts';

type ListedKeys = { readonly shopids: readonly number[]; readonly itemids: readonly number[] };

const selectListed = prepareQuery(
  (db, { market, now, previewUntil, shopids, itemids }: CardsContext & ListedKeys) =>
    selectCards(
      db,
      { market, now, previewUntil },
      {
        where: [sql`(i.shopid, i.itemid) in (select * from unnest(${shopids}::int8[], ${itemids}::int8[]))`],
        sorting: { by: sql<number>`0`, order: 'asc' },
      },
    ),
);

type ItemIds = Pick<ListedItem, 'shopid' | 'itemid'>;

/** An item, and what lists filter by, if known. */
type CardToRead = ItemIds & Partial<Pick<ListedItem, 'price_min' | 'discount' | 'in_stock'>>;

/** A card is read anew once the values change that lists filter by. */
const cardKey = (market: string, { shopid, itemid, price_min, discount, in_stock }: CardToRead): string =>
  [market, shopid, itemid, price_min, discount, in_stock].join(' ');

const isSameItem = (one: ItemIds, other: ItemIds): boolean =>
  one.itemid === other.itemid && one.shopid === other.shopid;

/** Reads the cards of listed items, in their order; other searches may have read some in the last seconds. */
export async function readListedCards(
  { db, cardCache = uncachedBatch }: CatalogueDeps,
  view: CatalogueView,
  listed: readonly CardToRead[],
): Promise<ItemCard[]> {
  if (listed.length === 0) return [];
  const toKey = (item: CardToRead): string => cardKey(view.market, item);
  const cards = await cardCache(listed, toKey, async (missing) => {
    const rows = await selectListed(db, {
      ...toCardsContext(view),
      shopids: missing.map(({ shopid }) => shopid),
      itemids: missing.map(({ itemid }) => itemid),
    });
    return missing.map((item) => {
      const row = rows.find((each) => isSameItem(each, item));
      return row && toCard(row);
    });
  });
  return cards.filter((card) => card !== undefined);
}
