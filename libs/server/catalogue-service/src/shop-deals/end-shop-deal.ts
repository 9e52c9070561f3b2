import { promotionPhase } from '@pasar/cart';
import type { endShopDeal } from '@pasar/catalogue-contract';
import type { CallBody, CallData } from '@pasar/http-contract';
import { sql } from 'kysely';
import { readDealItemIds } from './deal-products.ts';
import { lockShopDeals, readOpenDeal } from './deal-row.ts';
import type { DealContext, DealDb } from './deal-row.ts';
import { refreshCards } from './refresh-deal-cards.ts';

/**
 * Ends a running deal, or deletes an upcoming one. Throws NOT_FOUND if it belongs to another shop, EXPIRED if it has ended,
 * DEAL_CHANGED if it was saved since it was read.
 */
export function endOwnDeal(
  deps: DealDb,
  { dealid, revision }: CallBody<typeof endShopDeal>,
  context: DealContext,
): Promise<CallData<typeof endShopDeal>> {
  const { market, shopid, now } = context;
  return deps.db.transaction().execute(async (db) => {
    await lockShopDeals({ db }, context);
    const row = await readOpenDeal({ db }, context, { dealid, revision });
    const isUpcoming = promotionPhase(row, now) === 'upcoming';
    const table = sql.table(row.kind === 'bundle' ? 'bundle_deal' : 'add_on_deal');
    const key = sql`market = ${market.code} and shopid = ${shopid} and dealid = ${dealid}`;
    const itemids = await readDealItemIds({ db }, context, row.kind, dealid);
    // The column requires an end after the start.
    const starts_at = Math.min(row.starts_at, now - 1);
    await (
      isUpcoming
        ? sql`delete from ${table} where ${key}`
        : sql`update ${table} set starts_at = ${starts_at}, ends_at = ${now}, is_on_cards = false, revision = revision + 1 where ${key}`
    ).execute(db);
    await refreshCards({ db }, context, itemids);
    return { dealid, is_deleted: isUpcoming };
  });
}
