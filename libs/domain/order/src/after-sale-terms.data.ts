import type { MarketCode, MarketFacts } from '@pasar/markets';

/** A market's after-sale terms, by law and custom. Days are 24 hours. */
export type AfterSaleTerms = {
  /** From delivery until the order is completed automatically. */
  readonly confirmDays: number;
  /** From delivery until the last moment to request a return. */
  readonly returnDays: number;
  /** Whether a buyer may return items without a defect. */
  readonly allowsChangedMind: boolean;
  /** For the seller to answer a return, or a cancellation after shipping; no answer counts as acceptance. */
  readonly answerDays: number;
  /** For the buyer to send the goods back; then the return is closed. */
  readonly sendDays: number;
  /** For the seller to inspect the returned goods; then the buyer is refunded. */
  readonly inspectDays: number;
  /** For the marketplace to settle a dispute; then the buyer is refunded. */
  readonly disputeDays: number;
  /** After completion, to rate the order and to change the rating once. */
  readonly ratingDays: number;
};

export const commonTerms: AfterSaleTerms = {
  confirmDays: 7,
  returnDays: 15,
  allowsChangedMind: false,
  answerDays: 3,
  sendDays: 7,
  inspectDays: 5,
  disputeDays: 10,
  ratingDays: 30,
};

/** What consumer law that several markets share changes in the common terms. */
export const lawTerms: Readonly<Record<NonNullable<MarketFacts['consumerLaw']>, Partial<AfterSaleTerms>>> = {
  // Withdrawal within fourteen days (Directive 2011/83/EU, art. 9).
  eu: { returnDays: 14, allowsChangedMind: true, sendDays: 14 },
};

/** Markets that differ from the terms of their law. */
export const marketTerms: Partial<Readonly<Record<MarketCode, Partial<AfterSaleTerms>>>> = {
  // Consumer Protection Act, art. 19: seven days without a reason; the store grants fifteen.
  TW: { allowsChangedMind: true },
  // Código de Defesa do Consumidor, art. 49: right of withdrawal within seven days.
  BR: { returnDays: 7, allowsChangedMind: true, sendDays: 10 },
  // Estatuto del Consumidor, art. 47, and the neighbouring countries' laws: withdrawal within days of the delivery.
  CO: { allowsChangedMind: true },
  CL: { allowsChangedMind: true, returnDays: 10 },
  AR: { allowsChangedMind: true, returnDays: 10 },
};
