import { hourMs } from '@pasar/durations';
import { priceStep } from '@pasar/money';
import { createRandom } from '../create-random.ts';
import type { Random } from '../create-random.ts';
import type { SeedContext } from './create-context.ts';
import type { ItemRows } from './make-items.ts';
import type { FlashSaleRow } from './rows.ts';

const sessionMs = 6 * hourMs;
const sessionCount = 4 * 21;
const itemsPerSession = 18;
const supermarketItemsPerSession = 8;

/** Returns the sale price: a whole percentage of the price, in steps of the currency. */
function salePrice({ market }: SeedContext, price: number, percent: number): number {
  const step = priceStep(market.currency);
  return Math.max(step, Math.floor((price * percent) / 100 / step) * step);
}

function makeSale(context: SeedContext, { row }: ItemRows, startsAt: number, random: Random): FlashSaleRow {
  const stock = Math.min(row.stock, random.integer(10, 80));
  return {
    market: row.market,
    shopid: row.shopid,
    itemid: row.itemid,
    starts_at: startsAt,
    ends_at: startsAt + sessionMs,
    stock,
    sold: Math.floor(stock * random.next() * 0.9),
    price: salePrice(context, row.price, random.integer(65, 88)),
    per_user_limit: random.integer(2, 5),
  };
}

/**
 * Creates three weeks of sales, six hours each, the first of them running; each includes supermarkets. Only plain,
 * already discounted items are on sale, at an even lower price.
 */
export function makeFlashSales(
  context: SeedContext,
  items: readonly ItemRows[],
  themes: ReadonlyMap<number, string>,
): FlashSaleRow[] {
  const random = createRandom(`flash sales ${context.market.code}`);
  const step = priceStep(context.market.currency);
  const eligible = items.filter(
    ({ row }) =>
      row.model_count === 0 &&
      row.raw_discount >= 10 &&
      row.stock > 5 &&
      !row.is_adult &&
      row.price > step * 10,
  );
  const supermarketItems = eligible.filter(({ row }) => themes.get(row.shopid) === 'supermarket');
  const others = eligible.filter((item) => !supermarketItems.includes(item));
  const start = context.now - (context.now % sessionMs);
  return Array.from({ length: sessionCount }, (_, index) => start + index * sessionMs).flatMap((startsAt) =>
    [
      ...random.some(others, itemsPerSession),
      ...random.some(supermarketItems, supermarketItemsPerSession),
    ].map((item) => makeSale(context, item, startsAt, random)),
  );
}
