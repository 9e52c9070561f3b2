import { normalizeInvoice } from '@pasar/order';
import type { InvoiceChoice, OrderInvoice } from '@pasar/order';
import type { MarketCode } from '@pasar/markets';
import type { CheckoutPreview } from '@pasar/order-api/inject';
import type { ShopperChoices } from './choices.ts';

type Preview = Pick<CheckoutPreview, 'invoice'>;

/** The chosen kind of invoice, else the preferred one, with what was typed or saved for it. Undefined if nothing is asked. */
export function invoiceInUse(
  { invoice }: Preview,
  { invoiceKind, invoiceCodes }: Pick<ShopperChoices, 'invoiceKind' | 'invoiceCodes'>,
): InvoiceChoice | undefined {
  if (!invoice) return undefined;
  const kind = invoiceKind ?? invoice.kind;
  const saved = invoice.saved.find((each) => each.kind === kind)?.code;
  return { kind, code: invoiceCodes[kind] ?? saved ?? '' };
}

/** The invoice in use as the order sends it; undefined if nothing is asked, `null` if its code or number is wrong. */
export function checkInvoice(
  market: MarketCode,
  preview: Preview,
  choices: ShopperChoices,
): OrderInvoice | undefined | null {
  const invoice = invoiceInUse(preview, choices);
  return invoice && normalizeInvoice(market, invoice);
}
