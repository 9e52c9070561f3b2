import type { MarketCode } from '@pasar/markets';

/** Where an electronic invoice is stored. */
export const invoiceCarrierKinds = [
  'member',
  'mobile-barcode',
  'citizen-certificate',
  'donation-code',
] as const;
export type InvoiceCarrierKind = (typeof invoiceCarrierKinds)[number];

/**
 * The carriers of each market with electronic invoices. Code formats follow the Ministry of Finance's e-invoice platform: a
 * barcode is a slash and seven of `0-9A-Z+-.`, a certificate two letters and fourteen digits, a donation code three to seven
 * digits.
 */
export const invoiceCarriers: Readonly<Partial<Record<MarketCode, readonly InvoiceCarrierKind[]>>> = {
  TW: ['member', 'mobile-barcode', 'citizen-certificate', 'donation-code'],
};

/** The format of each carrier's code; the store's own carrier has none. */
export const carrierPatterns: Readonly<Record<InvoiceCarrierKind, RegExp>> = {
  member: /^$/,
  'mobile-barcode': /^\/[0-9A-Z+.-]{7}$/,
  'citizen-certificate': /^[A-Z]{2}\d{14}$/,
  'donation-code': /^\d{3,7}$/,
};
