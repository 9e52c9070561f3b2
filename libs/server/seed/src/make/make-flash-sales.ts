import { createRandom } from '../random.ts';
import type { MakeContext } from './context.ts';
import type { MadeItem } from './make-items.ts';
import type { FlashSaleRow } from './rows.ts';

const slot = 6 * 3_600_000;
const slots = 4 * 21;
const perSlot = 18;

/**
 * Three weeks of sales, six hours each, the first of them running. Only plain, reduced items are sold so, at the price
 * they have: what a card shows is what the cart charges.
 */
export function makeFlashSales({ market, now }: MakeContext, items: readonly MadeItem[]): FlashSaleRow[] {
  const random = createRandom(`flash sales ${market.code}`);
  const fit = items.filter(
    ({ row }) => row.model_count === 0 && row.raw_discount >= 15 && row.stock > 5 && !row.is_adult,
  );
  const start = now - (now % slot);
  return Array.from({ length: slots }, (_, index) => start + index * slot).flatMap((startsAt) =>
    random.some(fit, perSlot).map(({ row }) => {
      const stock = Math.min(row.stock, random.integer(10, 80));
      return {
        market: row.market,
        shopid: row.shopid,
        itemid: row.itemid,
        starts_at: startsAt,
        ends_at: startsAt + slot,
        stock,
        sold: Math.floor(stock * random.next() * 0.9),
        per_user_limit: 2,
        price: row.price,
      };
    }),
  );
}
