import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Money } from '@pasar/money';
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

/** Which code tells best why the total is another one than the shopper saw. */
function explainChange({ unavailableLines, shops }: Quote): number {
  if (unavailableLines.some(({ problem }) => problem === 'out-of-stock' || problem === 'not-enough-stock'))
    return errorCodes.STOCK_CHANGED;
  if (unavailableLines.length > 0) return errorCodes.ITEM_UNAVAILABLE;
  return shops.length === 0 ? errorCodes.NOTHING_TO_ORDER : errorCodes.PRICE_CHANGED;
}

/**
 * Whether the quote is still the bargain that the shopper agreed to. Throws STOCK_CHANGED, ITEM_UNAVAILABLE,
 * VOUCHER_INVALID, PRICE_CHANGED or NOTHING_TO_ORDER. Lines that the shopper already saw left out stay in the cart.
 */
export function requireUnchangedTotal(quote: Quote, choices: CheckoutChoices, seen: Money): void {
  const { total } = quote.sums;
  const same = total.amount === seen.amount && total.currency === seen.currency;
  if (same && quote.shops.length > 0) return requireVouchersApply(quote, choices);
  const code = explainChange(quote);
  if (code === errorCodes.PRICE_CHANGED) requireVouchersApply(quote, choices);
  throw new ApiError(code, `The total is now ${total.amount} ${total.currency} in minor units.`);
}
