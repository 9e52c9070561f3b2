import type { Shopper } from '@pasar/cart-service';
import type { CallQuery } from '@pasar/http-contract';
import type { CheckoutPreview, previewCheckout } from '@pasar/order-contract';
import { presentInvoiceSettings, readInvoiceSettings } from './invoice/read-invoice-settings.ts';
import { readChoices } from './checkout-choices.ts';
import type { OrderDeps } from './order-deps.ts';
import { selectPickedLines } from './select-picked-lines.ts';
import { presentPreview } from './present-preview.ts';
import { findPreferredMethod } from './payment-methods.ts';
import { quoteCheckout } from './quote-checkout.ts';

/** Prices the selected lines; no shops if none is selected or available. */
export async function readCheckoutPreview(
  deps: OrderDeps,
  shopper: Shopper,
  query: CallQuery<typeof previewCheckout>,
  now: number,
): Promise<CheckoutPreview> {
  const choices = readChoices(query);
  const picked = choices.buyNow ? [choices.buyNow] : await selectPickedLines(deps, shopper).execute();
  const quote = await quoteCheckout(deps, shopper, picked, {
    ...{ choices, now, dropsSurplus: true, findsBestVouchers: true },
  });
  const context = choices.buyNow ? 'direct-purchase' : 'marketplace';
  const preferred = await findPreferredMethod(deps, shopper, context);
  const invoice = await readInvoiceSettings(deps, shopper);
  const preview = presentPreview(quote, shopper, { ...deps, context, preferred }, now);
  return { ...preview, ...(invoice && { invoice: presentInvoiceSettings(invoice) }) };
}
