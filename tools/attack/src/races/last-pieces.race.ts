import { errorCodes } from '@pasar/error-catalogue';
import { onDatabase } from '../purchases/ledger.ts';
import { findOutcomeFaults, placeOrders } from './place-orders.ts';
import type { RaceScenario } from './race-scenario.ts';

const pieces = 100;

/** More buyers than units: each unit is sold once, and the other buyers get an out-of-stock error. */
export const lastPieces: RaceScenario = {
  name: `${pieces} pieces for all buyers at once`,
  run: async ({ databaseUrl, buyers, item }) => {
    const { shopid, itemid } = item;
    const selectItem = { shopid, itemid, market: 'SG' };
    await onDatabase(databaseUrl, (db) =>
      db
        .updateTable('item')
        .set({ stock: pieces })
        .where((where) => where.and(selectItem))
        .execute(),
    );
    const since = Date.now();
    const outcomes = await placeOrders(buyers, { buy: `${shopid}.${itemid}.0.1` });
    const { stock, sold } = await onDatabase(databaseUrl, async (db) => {
      const row = await db
        .selectFrom('item')
        .select('stock')
        .where((where) => where.and(selectItem))
        .executeTakeFirstOrThrow();
      const { sum } = await db
        .selectFrom('order_line')
        .innerJoin('orders', (join) =>
          join
            .onRef('orders.user_id', '=', 'order_line.user_id')
            .onRef('orders.order_id', '=', 'order_line.order_id'),
        )
        .select(({ fn }) => fn.sum('quantity').as('sum'))
        .where('itemid', '=', itemid)
        .where('order_line.shopid', '=', shopid)
        .where('orders.created_at', '>=', since)
        .executeTakeFirstOrThrow();
      return { stock: row.stock, sold: Number(sum ?? 0) };
    });
    return [
      ...findOutcomeFaults(outcomes, {
        orders: Math.min(pieces, buyers.length),
        errors: [errorCodes.STOCK_CHANGED],
      }),
      ...(stock + sold === pieces ? [] : [`${stock} in stock and ${sold} sold of ${pieces}`]),
    ];
  },
};
