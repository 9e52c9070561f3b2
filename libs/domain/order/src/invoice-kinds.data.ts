import type { MarketCode } from '@pasar/markets';
import { invoiceCarrierKinds } from '@pasar/settings';

/** What a buyer may ask of an order's invoice: nothing, a carrier of electronic invoices, or a tax number on it. */
export const invoiceKinds = ['none', ...invoiceCarrierKinds, 'tax-number'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/**
 * What the checkout of a market asks, in the order of the form; the first is the default. The invoices of other markets need
 * nothing from the buyer. The tax numbers are those of `memberDocuments`.
 */
export const invoiceKindsByMarket: Readonly<
  Partial<Record<MarketCode, readonly [InvoiceKind, ...InvoiceKind[]]>>
> = {
  TW: ['member', 'mobile-barcode', 'citizen-certificate', 'donation-code', 'tax-number'],
  BR: ['none', 'tax-number'],
};
