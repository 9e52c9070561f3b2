import { carrierPatterns } from './invoice-carriers.data.ts';
import type { InvoiceCarrierKind } from './invoice-carriers.data.ts';

/** Converts full-width letters and digits, as typed on Chinese keyboards, to their ASCII form. */
const toOrdinaryForm = (text: string): string => text.normalize('NFKC');

/** Normalizes a carrier's code: upper case, without spaces. `null` if it is invalid for this kind of carrier. */
export function normalizeCarrierCode(kind: InvoiceCarrierKind, text: string): string | null {
  const code = toOrdinaryForm(text).replaceAll(/\s/g, '').toUpperCase();
  if (kind === 'member') return '';
  return carrierPatterns[kind].test(code) ? code : null;
}
