import type { LanguageTag } from './language-tags.ts';

/** Kinds of tax number, by their local names. */
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

/** The deployment-independent fields of a market: everything except its hosts. */
export type MarketFacts = {
  /** Upper-case market code (amb-market-case). */
  readonly code: string;
  /** English name. */
  readonly name: string;
  /** The name in the market's own language. */
  readonly nativeName: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The first is the default. */
  readonly languages: readonly [LanguageTag, ...LanguageTag[]];
  /** IANA time zone, used for flash sales and vouchers. */
  readonly timeZone: string;
  /** Years (amb-adult-age). */
  readonly adultAge: number;
  /** Whether the account's birth date and consent count for the adult status; otherwise only the cookie does. */
  readonly adultFromAccount: boolean;
  /** International dialling code with its plus sign. */
  readonly phonePrefix: string;
  /** The prefix of national numbers that is dropped after the international one. */
  readonly trunkPrefix?: string;
  /** Source of a regular expression for a mobile number's digits after prefix and trunk prefix. */
  readonly phonePattern: string;
  readonly taxId: TaxIdKind;
  /** Whether setting cookies requires the visitor's consent (doc1 §4). */
  readonly consent: 'required' | 'none';
  /** Whether a browser's Global Privacy Control signal counts as an objection to advertising and to third parties. */
  readonly globalPrivacyControl: 'honoured' | 'ignored';
  /**
   * Where Directive 2011/83/EU applies: withdrawal within fourteen days (art. 9), an order button that says that the
   * shopper pays (art. 8(2)), and prices that say that they include VAT (art. 6(1)(e)). Absent where only national law does.
   */
  readonly consumerLaw?: 'eu';
  /** Google Tag Manager container; without one, no Google script is loaded. */
  readonly tagManagerId?: string;
  /** Path prefix of official shops (doc2 §2 Mall detection). */
  readonly mallPrefix: '/mall' | '/oficial';
  /** Placeholders until the operator has apps (amb-app-ids). */
  readonly appIds: { readonly ios: string; readonly android: string };
  readonly oneLinkId: string;
  /** Third-party app gallery; only some markets have one (doc1 §2.6). */
  readonly galleryId?: string;
  /**
   * Label of the premium badge: a placeholder until the operator has its own; without one the badge is never shown
   * (amb-premium-labels).
   * @spec premium-label-id
   */
  readonly premiumLabelId?: number;
  /** Label of a flagship shop; absent in markets without flagship shops. @spec flagship-label-id */
  readonly flagshipLabelId?: number;
  /** Whether the market offers instalments, on cards, filters and product pages (amb-installment-whitelist). */
  readonly installmentWhitelist: boolean;
  /** Whether cash on delivery is offered. */
  readonly cod: boolean;
};
