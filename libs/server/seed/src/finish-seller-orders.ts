import { createIds } from '@pasar/database';
import type { Database } from '@pasar/database';
import { markets } from '@pasar/markets';
import type { Market } from '@pasar/markets';
import { rateOwnOrder, readReturnOptions, requestOwnReturn } from '@pasar/order-service';
import type { Kysely } from 'kysely';
import { testAccounts } from './data/test-accounts.data.ts';
import { sellerPurchases } from './make/purchases.data.ts';

type Deps = Parameters<typeof requestOwnReturn>[0];
type Owner = Parameters<typeof requestOwnReturn>[1];

/** Requests the return of one piece of an order's first line, for a reason of the market that needs no picture. */
async function returnFirstLine(deps: Deps, owner: Owner, order_id: number, now: number): Promise<void> {
  const { lines, reasons, shipping } = await readReturnOptions(deps, owner, order_id, now);
  const [line] = lines;
  const price = line?.amounts[0];
  const { reason, solutions = [] } = reasons.findLast(({ min_pictures }) => min_pictures === 0) ?? {};
  const [solution] = solutions;
  if (!price || !reason || !solution) return;
  // The delivery is refunded with the last piece.
  const isWhole = lines.length === 1 && line.left === 1;
  const seen_amount = { ...price, amount: price.amount + (isWhole ? shipping.amount : 0) };
  const what = { order_id, reason, solution, seen_amount, pieces: [{ line_no: 1, quantity: 1 }] };
  await requestOwnReturn(deps, owner, { ...what, note: '', pictures: [] }, now);
}

/**
 * Rates one of the demo seller's completed orders, and requests the return of another, through the store's own functions, so
 * that ratings, refunds and deadlines agree with them. `now` is in epoch milliseconds.
 */
export async function finishSellerOrders(db: Kysely<Database>, market: Market, now: number): Promise<void> {
  const owner = { userid: testAccounts.minor.userid, market };
  // Ids must differ between markets, which are seeded as of the same time.
  const number = markets.findIndex(({ code }) => code === market.code);
  const deps = { db, ids: createIds({ now: () => now + number, worker: 1 }) };
  const orders = await db
    .selectFrom('orders')
    .select('order_id')
    .where('user_id', '=', owner.userid)
    .where('market', '=', market.code)
    .orderBy('created_at', 'desc')
    .execute();
  for (const [place, purchase] of sellerPurchases.entries()) {
    const order_id = orders[place]?.order_id;
    if (order_id === undefined || !('then' in purchase)) continue;
    if (purchase.then === 'rate')
      await rateOwnOrder(
        deps,
        owner,
        { order_id, line_no: 1, rating_star: 5, comment: '', pictures: [] },
        now,
      );
    else await returnFirstLine(deps, owner, order_id, now);
  }
}
