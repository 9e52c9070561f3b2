import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Money } from '@pasar/money';
import type { PlaceOrderRequest } from '@pasar/order-contract';
import type { CheckoutChoices } from './checkout-choices.ts';
import type { Quote } from './quote.ts';

/** A voucher that the shopper counts on must do what they count on. */
function requireVouchersApply({ vouchers, unknownCodes }: Quote, { codes }: CheckoutChoices): void {
  for (const code of unknownCodes) throw new ApiError(errorCodes.VOUCHER_INVALID, `${code}: unknown`);
  for (const { voucher, judgement } of vouchers) {
    if (codes.includes(voucher.code) && !judgement.applies)
      throw new ApiError(errorCodes.VOUCHER_INVALID, `${voucher.code}: ${judgement.reason}`);
  }
}

const isSameMoney = (one: Money, other: Money): boolean =>
  one.amount === other.amount && one.currency === other.currency;

type SeenTotal = Pick<PlaceOrderRequest, 'seen_total' | 'seen_coins'>;

/** Whether everything costs what it did, and only other coins can be spent. */
function haveCoinsChanged({ sums, coinValue }: Quote, { seen_total, seen_coins }: SeenTotal): boolean {
  if (seen_coins === undefined || seen_coins === sums.coins) return false;
  return seen_total.amount + seen_coins * coinValue === sums.total.amount + sums.coin_discount.amount;
}

/** Which code tells best why the total is another one than the shopper saw. */
function explainChange(quote: Quote, seen: SeenTotal): number {
  const { unavailableLines, shops } = quote;
  if (unavailableLines.some(({ problem }) => problem === 'out-of-stock' || problem === 'not-enough-stock'))
    return errorCodes.STOCK_CHANGED;
  if (unavailableLines.length > 0) return errorCodes.ITEM_UNAVAILABLE;
  if (haveCoinsChanged(quote, seen)) return errorCodes.COINS_CHANGED;
  return shops.length === 0 ? errorCodes.NOTHING_TO_ORDER : errorCodes.PRICE_CHANGED;
}

/**
 * Whether the quote is still the bargain that the shopper agreed to. Throws STOCK_CHANGED, ITEM_UNAVAILABLE,
 * VOUCHER_INVALID, COINS_CHANGED, PRICE_CHANGED or NOTHING_TO_ORDER. Lines that the shopper already saw left out stay in the cart.
 */
export function requireUnchangedTotal(quote: Quote, choices: CheckoutChoices, seen: SeenTotal): void {
  const { total } = quote.sums;
  const same = isSameMoney(total, seen.seen_total);
  if (same && quote.shops.length > 0) return requireVouchersApply(quote, choices);
  const code = explainChange(quote, seen);
  if (code === errorCodes.PRICE_CHANGED) requireVouchersApply(quote, choices);
  throw new ApiError(code, `The total is now ${total.amount} ${total.currency} in minor units.`);
}
