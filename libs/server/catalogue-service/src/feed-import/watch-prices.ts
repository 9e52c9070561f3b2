import { normalStatus } from '@pasar/item';
import type { ItemKey } from '@pasar/item';
import { sql } from 'kysely';
import { recordEndedPrices } from '../items/price-history.ts';
import type { ImportContext } from './import-context.ts';

type ShownPrice = ItemKey & { readonly modelid: number; readonly price: number };

/** Reads what buyers see as the prices of some items, by model (0 for an item without models). */
async function readShownPrices(
  { db, market }: ImportContext,
  items: readonly ItemKey[],
): Promise<ShownPrice[]> {
  const { rows } = await sql<ShownPrice>`
    select i.shopid, i.itemid, coalesce(m.modelid, 0) as modelid, coalesce(m.price, i.price) as price
    from unnest(${items.map(({ shopid }) => shopid)}::bigint[], ${items.map(({ itemid }) => itemid)}::bigint[])
      as wanted (shopid, itemid)
    join item as i on i.market = ${market.code} and i.shopid = wanted.shopid and i.itemid = wanted.itemid
      and i.status = ${normalStatus}
    left join model as m on m.market = i.market and m.shopid = i.shopid and m.itemid = i.itemid`.execute(db);
  return rows;
}

const toText = (price: ShownPrice): string =>
  [price.shopid, price.itemid, price.modelid, price.price].join(' ');

/** Remembers the prices of locked items; the returned function stores those that have ended since. Call both in one transaction. */
export async function watchPrices(
  context: ImportContext,
  items: readonly ItemKey[],
): Promise<() => Promise<void>> {
  const before = await readShownPrices(context, items);
  return async () => {
    const after = new Set((await readShownPrices(context, items)).map(toText));
    const ended = before.filter((price) => !after.has(toText(price)));
    for (const [, prices] of Map.groupBy(ended, ({ shopid, itemid }) => `${shopid} ${itemid}`)) {
      const [{ shopid, itemid } = { shopid: 0, itemid: 0 }] = prices;
      await recordEndedPrices(
        context.db,
        { market: context.market.code, shopid, itemid },
        prices,
        context.now,
      );
    }
  };
}
