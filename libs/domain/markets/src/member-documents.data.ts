import type { DocumentKind } from './document-kinds.data.ts';
import type { MarketCode } from './market-rows.data.ts';

/** The pictures of an identity verification. */
export const kycSides = ['front', 'back', 'selfie'] as const;
export type KycSide = (typeof kycSides)[number];

/** Documents that a market asks members for; each list in the order of the form. */
export type MemberDocuments = {
  /** Tax numbers; those of people come first. */
  readonly taxNumbers: readonly [DocumentKind, ...DocumentKind[]];
  /** Identity documents; absent if no page asks for one. */
  readonly identity?: readonly [DocumentKind, ...DocumentKind[]];
  /** Pictures of an identity verification; absent in markets without it. */
  readonly kycSides?: readonly [KycSide, ...KycSide[]];
};

/** Separate from the markets' rows because only account pages need it. */
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
