import { promotionPhase } from '@pasar/cart';
import type { ListedShopDeal, ShopDeal } from '@pasar/catalogue-contract';
import { readDealProducts } from './deal-products.ts';
import { readDealRow } from './deal-row.ts';
import type { DealContext, DealDb, DealRow } from './deal-row.ts';

/** Returns a deal as the list shows it, at `now` (epoch milliseconds). */
export const presentDeal = (row: DealRow, now: number): ListedShopDeal => ({
  ...{ dealid: row.dealid, revision: row.revision, kind: row.kind, label: row.label },
  // A deal that no seller has made has no name.
  name: row.name || row.label,
  ...(row.min_quantity !== null && { min_quantity: row.min_quantity }),
  ...(row.percent_off !== null && { percent_off: row.percent_off }),
  ...{ starts_at: row.starts_at, ends_at: row.ends_at, phase: promotionPhase(row, now) },
  ...{ item_count: row.item_count, sub_count: row.sub_count },
});

/** Reads one deal of the seller's shop. Throws NOT_FOUND if it does not exist or belongs to another shop. */
export async function readOwnDeal(deps: DealDb, context: DealContext, dealid: number): Promise<ShopDeal> {
  const row = await readDealRow(deps, context, dealid);
  const { item_count: _, sub_count: __, ...deal } = presentDeal(row, context.now);
  return { ...deal, ...(await readDealProducts(deps, context, row)) };
}
