import type { LanguageTag } from './language-tags.ts';

/** Kinds of tax number, by the name that each country gives its own. */
export type TaxIdKind =
  | 'cpf'
  | 'cuit'
  | 'gstin'
  | 'mst'
  | 'nie'
  | 'nip'
  | 'nit'
  | 'npwp'
  | 'rfc'
  | 'rut'
  | 'siren'
  | 'tin'
  | 'ubn'
  | 'uen';

/** The deployment-independent columns of a market: everything except its hosts. */
export type MarketFacts = {
  /** Upper-case market code (amb-market-case). */
  readonly code: string;
  /** English name. */
  readonly name: string;
  /** The name as its own people write it. */
  readonly nativeName: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The first is the default. */
  readonly languages: readonly [LanguageTag, ...LanguageTag[]];
  /** IANA time zone of the market's clock: flash sales and vouchers are announced in it. */
  readonly timeZone: string;
  /** Years (amb-adult-age). */
  readonly adultAge: number;
  /** Whether the account's birth date and consent count for the adult status; where not, only the cookie does. */
  readonly adultFromAccount: boolean;
  /** International prefix with its plus sign. */
  readonly phonePrefix: string;
  /** What one dials before a national number at home, and leaves out after the prefix. */
  readonly trunkPrefix?: string;
  /** Source of a regular expression for a mobile number's digits after prefix and trunk prefix. */
  readonly phonePattern: string;
  readonly taxId: TaxIdKind;
  /** Whether cookies wait for the visitor's consent (doc1 §4). */
  readonly consent: 'required' | 'none';
  /** Whether a browser's Global Privacy Control signal counts as an objection to advertising and to third parties. */
  readonly globalPrivacyControl: 'honoured' | 'ignored';
  /** The container of Google's tag manager; where there is none, nothing of Google's is loaded. */
  readonly tagManagerId?: string;
  /** Where the official shops live (doc2 §2 Mall detection). */
  readonly mallPrefix: '/mall' | '/oficial';
  /** Placeholders until the operator has apps (amb-app-ids). */
  readonly appIds: { readonly ios: string; readonly android: string };
  readonly oneLinkId: string;
  /** Third-party app gallery; only some markets have one (doc1 §2.6). */
  readonly galleryId?: string;
  /**
   * Label of the premium badge: a placeholder until the operator has its own; without one the badge is never shown
   * (amb-premium-labels). @spec premium-label-id
   */
  readonly premiumLabelId?: number;
  /** Label of a flagship shop; without one there are none. @spec flagship-label-id */
  readonly flagshipLabelId?: number;
  /** Whether the market offers payment in installments, on cards, filters and product pages (amb-installment-whitelist). */
  readonly installmentWhitelist: boolean;
  /** Whether cash on delivery is offered. */
  readonly cod: boolean;
};
