import type { Shopper } from '@pasar/cart-service';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { listInvoiceKinds, normalizeInvoice } from '@pasar/order';
import type { InvoiceChoice, OrderInvoice } from '@pasar/order';
import type { OrderDeps } from '../order-deps.ts';
import { readInvoiceSettings } from './read-invoice-settings.ts';

/**
 * Validates what the buyer asks of the invoice; without a choice, uses what the member has saved. Undefined in markets that ask
 * nothing. Throws PARAM for a kind that the market does not offer, DOCUMENT_INVALID for a wrong code or number.
 */
export async function chooseInvoice(
  deps: OrderDeps,
  shopper: Shopper,
  choice: InvoiceChoice | undefined,
): Promise<OrderInvoice | undefined> {
  const { code: market } = shopper.market;
  if (!choice) return (await readInvoiceSettings(deps, shopper))?.preferred;
  if (!listInvoiceKinds(market).includes(choice.kind))
    throw new ApiError(errorCodes.PARAM, 'invoice: the market does not offer this kind.');
  const invoice = normalizeInvoice(market, choice);
  if (!invoice) throw new ApiError(errorCodes.DOCUMENT_INVALID);
  return invoice;
}
