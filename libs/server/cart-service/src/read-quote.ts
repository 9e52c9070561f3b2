import { cartTotals } from '@pasar/cart';
import type { Quote } from '@pasar/cart-contract';
import type { CartDeps } from './cart-deps.ts';
import { lineKeyText } from './line-key.ts';
import { loadDeals } from './load-deals.ts';
import { loadOffers } from './load-offers.ts';
import { applyDeals, priceLine } from './price-line.ts';
import type { StoredLine } from './price-line.ts';
import type { Shopper } from './shopper.ts';

/** Parses `itemid.modelid.quantity,…` into checked lines. */
const parseLines = (shopid: number, lines: string): StoredLine[] =>
  lines.split(',').map((line) => {
    const [itemid = 0, modelid = 0, quantity = 0] = line.split('.').map(Number);
    return { shopid, itemid, modelid, quantity, checked: true };
  });

/** Prices items of one shop as the cart would; a visitor has `userid` 0. */
export async function readQuote(
  deps: CartDeps,
  shopper: Shopper,
  { shopid, lines }: { readonly shopid: number; readonly lines: string },
): Promise<Quote> {
  const storedLines = parseLines(shopid, lines);
  const offers = await loadOffers(deps, shopper.market.code, storedLines, shopper);
  const priced = storedLines.map((line) => priceLine(line, offers.get(lineKeyText(line)), shopper));
  const discounted = applyDeals(priced, offers, await loadDeals(deps, shopper, storedLines));
  const { total, saved } = cartTotals(discounted, shopper.market.currency);
  return { lines: discounted, total, saved };
}
