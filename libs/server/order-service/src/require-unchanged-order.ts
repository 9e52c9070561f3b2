import { formatBoughtLines } from '@pasar/cart';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Money } from '@pasar/money';
import type { PlaceOrderRequest } from '@pasar/order-contract';
import type { CheckoutChoices } from './checkout-choices.ts';
import type { CheckoutQuote } from './quote.ts';

/** Throws unless every chosen voucher applies. */
function requireVouchersApply({ vouchers, unknownCodes }: CheckoutQuote, { codes }: CheckoutChoices): void {
  for (const code of unknownCodes) throw new ApiError(errorCodes.VOUCHER_INVALID, `${code}: unknown`);
  for (const { voucher, judgement } of vouchers) {
    if (codes.includes(voucher.code) && !judgement.applies)
      throw new ApiError(errorCodes.VOUCHER_INVALID, `${voucher.code}: ${judgement.reason}`);
  }
}

const isSameMoney = (one: Money, other: Money): boolean =>
  one.amount === other.amount && one.currency === other.currency;

type PreviewedOrder = Pick<PlaceOrderRequest, 'seen_total' | 'seen_coins' | 'seen_lines'>;

/** Whether another device changed what is bought, for instance a variant. */
const haveLinesChanged = ({ shops }: CheckoutQuote, { seen_lines }: PreviewedOrder): boolean =>
  seen_lines !== undefined &&
  seen_lines.split(',').toSorted().join() !== formatBoughtLines(shops.flatMap(({ lines }) => lines));

/** Whether prices are unchanged and only the spendable coins differ. */
function haveCoinsChanged(
  { sums, coinValue }: CheckoutQuote,
  { seen_total, seen_coins }: PreviewedOrder,
): boolean {
  if (seen_coins === undefined || seen_coins === sums.coins) return false;
  return seen_total.amount + seen_coins * coinValue === sums.total.amount + sums.coin_discount.amount;
}

/** Returns the error code that best explains why the order differs from the one shown. */
function explainChange(quote: CheckoutQuote, seen: PreviewedOrder): number {
  const { unavailableLines, shops } = quote;
  if (unavailableLines.some(({ problem }) => problem === 'out-of-stock' || problem === 'not-enough-stock'))
    return errorCodes.STOCK_CHANGED;
  if (unavailableLines.length > 0) return errorCodes.ITEM_UNAVAILABLE;
  if (shops.length > 0 && haveLinesChanged(quote, seen)) return errorCodes.LINES_CHANGED;
  if (haveCoinsChanged(quote, seen)) return errorCodes.COINS_CHANGED;
  return shops.length === 0 ? errorCodes.NOTHING_TO_ORDER : errorCodes.PRICE_CHANGED;
}

/**
 * Checks that the quote still matches what the shopper saw. Throws STOCK_CHANGED, ITEM_UNAVAILABLE,
 * LINES_CHANGED, VOUCHER_INVALID, COINS_CHANGED, PRICE_CHANGED or NOTHING_TO_ORDER. Lines already shown as left out stay in the cart.
 */
export function requireUnchangedOrder(
  quote: CheckoutQuote,
  choices: CheckoutChoices,
  seen: PreviewedOrder,
): void {
  const { total } = quote.sums;
  const same = isSameMoney(total, seen.seen_total) && !haveLinesChanged(quote, seen);
  if (same && quote.shops.length > 0) return requireVouchersApply(quote, choices);
  const code = explainChange(quote, seen);
  if (code === errorCodes.PRICE_CHANGED) requireVouchersApply(quote, choices);
  throw new ApiError(code, `The total is now ${total.amount} ${total.currency} in minor units.`);
}
