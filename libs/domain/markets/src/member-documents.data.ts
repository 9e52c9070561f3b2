import type { DocumentKind } from './document-kinds.data.ts';
import type { MarketCode } from './market-rows.data.ts';

/** A picture that belongs to an identification. */
export const kycSides = ['front', 'back', 'selfie'] as const;
export type KycSide = (typeof kycSides)[number];

/** What a market takes of its members; each list in the order in which the form names it. */
export type MemberDocuments = {
  /** Tax numbers, of people first. */
  readonly taxNumbers: readonly [DocumentKind, ...DocumentKind[]];
  /** Identity documents; none where no page asks for one. */
  readonly identity?: readonly [DocumentKind, ...DocumentKind[]];
  /** The pictures of an identification; none where the market has no such page. */
  readonly kycSides?: readonly [KycSide, ...KycSide[]];
};

/** Apart from the markets' rows: only account pages ask. */
export const memberDocuments: Readonly<Record<MarketCode, MemberDocuments>> = {
  SG: { taxNumbers: ['uen'] },
  ID: { taxNumbers: ['npwp', 'nik'], identity: ['nik'] },
  MY: { taxNumbers: ['tin-my'], identity: ['nric'] },
  PH: { taxNumbers: ['tin-ph'] },
  TW: { taxNumbers: ['ubn'], identity: ['natid'], kycSides: ['front', 'back'] },
  TH: { taxNumbers: ['tin-th'], identity: ['idnr'] },
  VN: { taxNumbers: ['mst'] },
  BR: { taxNumbers: ['cpf', 'cnpj'], identity: ['cpf'], kycSides: ['front', 'back', 'selfie'] },
  MX: { taxNumbers: ['rfc'], identity: ['curp'] },
  CO: { taxNumbers: ['nit'] },
  CL: { taxNumbers: ['rut'], identity: ['rut'] },
  AR: { taxNumbers: ['cuit'], identity: ['dni-ar'] },
  FR: { taxNumbers: ['siret', 'siren'] },
  PL: { taxNumbers: ['nip'], identity: ['pesel'] },
  ES: { taxNumbers: ['nif', 'nie', 'cif'], identity: ['nif', 'nie'] },
  IN: { taxNumbers: ['gstin', 'pan'], identity: ['pan'] },
};
