import { dayMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { onDatabase } from '../purchases/ledger.ts';
import { findOutcomeFaults, placeOrders } from './place-orders.ts';
import type { RaceScenario } from './race-scenario.ts';

const orders = 20;
/** Less than one order may spend, so the first order uses all of them. */
const coins = 20;

/** A member places many orders at once with the same coins, which are spent only once. */
export const sameCoins: RaceScenario = {
  name: `${orders} orders with the same coins at once`,
  run: async ({ databaseUrl, sameBuyer, item }) => {
    const [first] = sameBuyer;
    if (!first) return ['nobody buys'];
    const user_id = first.userid;
    const owner = { user_id, market: 'SG' };
    const now = Date.now();
    await onDatabase(databaseUrl, async (db) => {
      await db
        .insertInto('coin_balance')
        .values({ ...owner, balance: coins })
        .execute();
      await db
        .insertInto('coin_entry')
        .values({
          ...{ ...owner, entry_id: 1, kind: 'reward', amount: coins, reference: 'race', order_id: null },
          ...{ at: now, expires_at: now + dayMs, left_over: coins },
        })
        .execute();
    });
    const buyers = Array.from({ length: orders }, (_, order) => sameBuyer[order % sameBuyer.length] ?? first);
    const outcomes = await placeOrders(buyers, {
      buy: `${item.shopid}.${item.itemid}.0.1`,
      use_coins: true,
    });
    const { balance } = await onDatabase(databaseUrl, (db) =>
      db
        .selectFrom('coin_balance')
        .select('balance')
        .where('user_id', '=', user_id)
        .executeTakeFirstOrThrow(),
    );
    return [
      ...findOutcomeFaults(outcomes, {
        orders: 1,
        errors: [errorCodes.PRICE_CHANGED, errorCodes.COINS_CHANGED],
      }),
      ...(balance === 0 ? [] : [`${balance} coins are left of ${coins}`]),
    ];
  },
};
