import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { describeDocument } from '@pasar/markets';
import type { DocumentKind } from '@pasar/markets';
import { normalizeTaxNumber } from '@pasar/order';

/** Kinds whose check digits are public, by country and name in the library. Only the format of the others is checked. */
const validators: Readonly<Partial<Record<DocumentKind, readonly [country: string, name: string]>>> = {
  cpf: ['BR', 'cpf'],
  cnpj: ['BR', 'cnpj'],
  cuit: ['AR', 'cuit'],
  'dni-ar': ['AR', 'dni'],
  rut: ['CL', 'rut'],
  nit: ['CO', 'nit'],
  rfc: ['MX', 'rfc'],
  curp: ['MX', 'curp'],
  nif: ['ES', 'dni'],
  nie: ['ES', 'nie'],
  cif: ['ES', 'cif'],
  siren: ['FR', 'siren'],
  siret: ['FR', 'siret'],
  nip: ['PL', 'nip'],
  pesel: ['PL', 'pesel'],
  gstin: ['IN', 'gstin'],
  pan: ['IN', 'pan'],
  npwp: ['ID', 'npwp'],
  nric: ['MY', 'nric'],
  'tin-th': ['TH', 'tin'],
  idnr: ['TH', 'idnr'],
  natid: ['TW', 'natid'],
  mst: ['VN', 'mst'],
  uen: ['SG', 'uen'],
};

export type MemberNumber = { readonly kind: DocumentKind; readonly number: string };

async function normalize(text: string, kind: DocumentKind): Promise<string | undefined> {
  // The library has the check digit from before 2023.
  if (kind === 'ubn') return normalizeTaxNumber(text, kind) ?? undefined;
  const { pattern } = describeDocument(kind);
  const compact = text.replaceAll(/[\s./-]/g, '').toUpperCase();
  if (pattern !== undefined) return new RegExp(`^(?:${pattern})$`).test(compact) ? compact : undefined;
  const [country = '', name = ''] = validators[kind] ?? [];
  // Repeated digits pass the check digits, but nobody has such a number.
  if (/^(.)\1+$/.test(compact)) return undefined;
  // Its tables of all countries take a noticeable part of a cold start, and few calls need them.
  const { stdnum } = await import('stdnum');
  const answer = stdnum[country]?.[name]?.validate(compact);
  return answer?.isValid === true ? answer.compact : undefined;
}

/** Parses the number as one of these kinds, without dots and dashes. Rejects with `DOCUMENT_INVALID` if none matches. */
export async function readMemberNumber(text: string, kinds: readonly DocumentKind[]): Promise<MemberNumber> {
  const typed = text.normalize('NFKC').trim();
  for (const kind of kinds) {
    const number = await normalize(typed, kind);
    if (number !== undefined) return { kind, number };
  }
  throw new ApiError(errorCodes.DOCUMENT_INVALID);
}
