import { documentKinds, memberDocuments } from '@pasar/markets';
import type { DocumentKind, MarketCode } from '@pasar/markets';
import { normalizeCarrierCode } from '@pasar/settings';
import { invoiceKindsByMarket } from './invoice-kinds.data.ts';
import type { InvoiceKind } from './invoice-kinds.data.ts';
import { isCheckedTaxNumber, normalizeTaxNumber } from './normalize-tax-number.ts';

/** What the buyer asks of an invoice: the kind, and its code or number; empty for kinds without one. */
export type InvoiceChoice = { readonly kind: InvoiceKind; readonly code: string };

/** A valid choice; `document` is the kind of tax number that the code is. */
export type OrderInvoice = InvoiceChoice & { readonly document?: DocumentKind };

/** What the market's checkout asks for the invoice; empty in markets whose invoices need nothing. */
export const listInvoiceKinds = (market: MarketCode): readonly InvoiceKind[] =>
  invoiceKindsByMarket[market] ?? [];

function findTaxNumber(market: MarketCode, text: string): OrderInvoice | null {
  for (const document of memberDocuments[market].taxNumbers) {
    const code = isCheckedTaxNumber(document) ? normalizeTaxNumber(text, document) : null;
    if (code !== null) return { kind: 'tax-number', code, document };
  }
  return null;
}

/** Validates a buyer's choice; `null` if the market does not offer the kind, or the code or number is wrong. */
export function normalizeInvoice(market: MarketCode, { kind, code }: InvoiceChoice): OrderInvoice | null {
  if (!listInvoiceKinds(market).includes(kind)) return null;
  if (kind === 'none') return { kind, code: '' };
  if (kind === 'tax-number') return findTaxNumber(market, code);
  const normalized = normalizeCarrierCode(kind, code);
  return normalized === null ? null : { kind, code: normalized };
}

/** An invoice's code as people write it: a tax number with its dots and dashes, like the example of its kind. */
export function formatInvoiceCode({ code, document }: Pick<OrderInvoice, 'code' | 'document'>): string {
  if (document === undefined) return code;
  const characters = [...code];
  return documentKinds[document].example.replaceAll(/[0-9A-Z]/g, () => characters.shift() ?? '');
}
