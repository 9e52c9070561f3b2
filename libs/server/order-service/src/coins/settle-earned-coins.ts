import type { MarketCode } from '@pasar/markets';
import { coinTerms, earnedCoins } from '@pasar/order';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../order-row.ts';
import { paidForGoods } from '../paid-amounts.ts';
import { addCoins, takeCoins } from './coin-ledger.ts';

/** Counts the coins that an order has earned so far, minus those taken back. */
async function countEarned({ db }: OrderDeps, { user_id, market, order_id }: OrderRow): Promise<number> {
  const { sum } = await db
    .selectFrom('coin_entry')
    .select(({ fn }) => fn.sum('amount').as('sum'))
    .where('user_id', '=', user_id)
    .where('market', '=', market)
    .where('order_id', '=', order_id)
    .where('kind', 'in', ['earned', 'reversed'])
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

async function readBalance({ db }: OrderDeps, { user_id, market }: OrderRow): Promise<number> {
  const row = await db
    .selectFrom('coin_balance')
    .select('balance')
    .where('user_id', '=', user_id)
    .where('market', '=', market)
    .forUpdate()
    .executeTakeFirst();
  return row?.balance ?? 0;
}

const shouldHaveEarned = (order: OrderRow): number => {
  if (order.status !== 'completed') return 0;
  const kept = Math.max(0, paidForGoods(order) - order.refunded_amount);
  return earnedCoins(coinTerms(order.market as MarketCode), kept);
};

/**
 * Adjusts the coins that an order has earned: awards them on completion and takes back those of refunds, as far as the
 * balance allows. Idempotent.
 */
export async function settleEarnedCoins(deps: OrderDeps, order: OrderRow, now: number): Promise<void> {
  const owner = { userid: order.user_id, market: order.market };
  const earned = await countEarned(deps, order);
  const change = shouldHaveEarned(order) - earned;
  const { order_id } = order;
  if (change > 0 && earned === 0)
    await addCoins(deps, owner, {
      kind: 'earned',
      amount: change,
      reference: String(order_id),
      order_id,
      now,
    });
  if (change >= 0) return;
  const amount = Math.min(-change, await readBalance(deps, order));
  // What the balance did not allow is taken back later, for the same refunds.
  const reference = `${order_id}/${order.refunded_amount}/${earned}`;
  await takeCoins(deps, owner, { kind: 'reversed', amount, reference, order_id, now });
}
