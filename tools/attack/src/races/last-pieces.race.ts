import { errorCodes } from '@pasar/error-catalogue';
import { onDatabase } from '../purchases/ledger.ts';
import type { ItemKey } from '../purchases/buy.ts';
import { findOutcomeFaults, placeOrders } from './place-orders.ts';
import type { RaceScenario } from './race-scenario.ts';

const pieces = 100;

const selectItem = ({ shopid, itemid }: ItemKey) => ({ shopid, itemid, market: 'SG' });

const setStock = (databaseUrl: string, item: ItemKey, stock: number) =>
  onDatabase(databaseUrl, (db) =>
    db
      .updateTable('item')
      .set({ stock })
      .where((where) => where.and(selectItem(item)))
      .execute(),
  );

/** Returns the units in stock, and those sold since an instant in epoch milliseconds. */
const readStockAndSold = (databaseUrl: string, item: ItemKey, since: number) =>
  onDatabase(databaseUrl, async (db) => {
    const { stock } = await db
      .selectFrom('item')
      .select('stock')
      .where((where) => where.and(selectItem(item)))
      .executeTakeFirstOrThrow();
    const { sum } = await db
      .selectFrom('order_line')
      .innerJoin('orders', (join) =>
        join
          .onRef('orders.user_id', '=', 'order_line.user_id')
          .onRef('orders.order_id', '=', 'order_line.order_id'),
      )
      .select(({ fn }) => fn.sum('quantity').as('sum'))
      .where('itemid', '=', item.itemid)
      .where('order_line.shopid', '=', item.shopid)
      .where('orders.created_at', '>=', since)
      .executeTakeFirstOrThrow();
    return { stock, sold: Number(sum ?? 0) };
  });

/** More buyers than units: each unit is sold once, and the other buyers get an out-of-stock error. */
export const lastPieces: RaceScenario = {
  name: `${pieces} pieces for all buyers at once`,
  run: async ({ databaseUrl, buyers, item }) => {
    await setStock(databaseUrl, item, pieces);
    const since = Date.now();
    const outcomes = await placeOrders(buyers, { buy: `${item.shopid}.${item.itemid}.0.1` });
    const { stock, sold } = await readStockAndSold(databaseUrl, item, since);
    return [
      ...findOutcomeFaults(outcomes, {
        orders: Math.min(pieces, buyers.length),
        errors: [errorCodes.STOCK_CHANGED],
      }),
      ...(stock + sold === pieces ? [] : [`${stock} in stock and ${sold} sold of ${pieces}`]),
    ];
  },
};
