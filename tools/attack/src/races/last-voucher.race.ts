import { dayMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { onDatabase } from '../purchases/ledger.ts';
import { findOutcomeFaults, placeOrders } from './place-orders.ts';
import type { RaceScenario } from './race-scenario.ts';

const claims = 100;
const code = 'LASTUSE';

/** Many orders compete for the last use of a voucher: one gets it, the others are rejected before payment. */
export const lastVoucher: RaceScenario = {
  name: `${claims} orders with the last use of a voucher`,
  run: async ({ databaseUrl, buyers, item }) => {
    const now = Date.now();
    await onDatabase(databaseUrl, (db) =>
      db
        .insertInto('voucher')
        .values({
          ...{ market: 'SG', code, shopid: null, kind: 'fixed', value: 100, cap: null, min_spend: 0 },
          ...{
            currency: 'SGD',
            starts_at: now - dayMs,
            ends_at: now + dayMs,
            uses_left: 1,
            per_user_limit: 1,
          },
          label: 'Last use',
        })
        .execute(),
    );
    const buy = `${item.shopid}.${item.itemid}.0.1`;
    const outcomes = await placeOrders(buyers.slice(0, claims), { buy, vouchers: code });
    const { left, used } = await onDatabase(databaseUrl, async (db) => {
      const voucher = await db
        .selectFrom('voucher')
        .select('uses_left')
        .where('market', '=', 'SG')
        .where('code', '=', code)
        .executeTakeFirstOrThrow();
      const uses = await db.selectFrom('voucher_use').select('checkoutid').where('code', '=', code).execute();
      return { left: voucher.uses_left, used: uses.length };
    });
    return [
      ...findOutcomeFaults(outcomes, {
        orders: 1,
        errors: [errorCodes.VOUCHER_INVALID, errorCodes.PRICE_CHANGED],
      }),
      ...(left === 0 && used === 1 ? [] : [`${left} uses are left, ${used} are written down`]),
    ];
  },
};
