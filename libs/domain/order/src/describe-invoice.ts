import { documentName } from '@pasar/markets';
import type { LanguageTag } from '@pasar/markets';
import type { InvoiceKind } from './invoice-kinds.data.ts';
import { formatInvoiceCode } from './normalize-invoice.ts';
import type { OrderInvoice } from './normalize-invoice.ts';

/** Describes an invoice: the name of its tax number, or else of its kind, and its code; empty parts are left out. */
export function describeInvoice(
  { kind, code, document }: OrderInvoice,
  language: LanguageTag,
  nameKind: (kind: InvoiceKind) => string,
): string {
  if (document === undefined) return [nameKind(kind), code].filter((part) => part !== '').join(' ');
  return `${documentName(document, language)} ${formatInvoiceCode({ code, document })}`;
}
