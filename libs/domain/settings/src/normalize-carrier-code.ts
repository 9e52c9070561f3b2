import { carrierPatterns } from './invoice-carriers.data.ts';
import type { InvoiceCarrierKind } from './invoice-carriers.data.ts';

/** Full-width letters and digits, as Chinese keyboards write them, in their ordinary form. */
const toOrdinaryForm = (text: string): string => text.normalize('NFKC');

/** A carrier's code as it is stored: upper case, without space. `null` for one that no carrier of this kind has. */
export function normalizeCarrierCode(kind: InvoiceCarrierKind, text: string): string | null {
  const code = toOrdinaryForm(text).replaceAll(/\s/g, '').toUpperCase();
  if (kind === 'member') return '';
  return carrierPatterns[kind].test(code) ? code : null;
}
