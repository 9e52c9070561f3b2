import type { MarketCode } from '@pasar/markets';

/** What a market's law and custom give a buyer after the purchase. Days are whole days of 24 hours. */
export type AfterSaleTerms = {
  /** From the parcel's delivery until the order is completed without a word of the buyer. */
  readonly confirmDays: number;
  /** From the delivery until a return can be asked for. */
  readonly returnDays: number;
  /** Whether a buyer may return what they simply do not want. */
  readonly allowsChangedMind: boolean;
  /** For the seller's answer to a return, or to a cancellation on the way; silence is a yes. */
  readonly answerDays: number;
  /** For the buyer to send the goods back; then the return is closed. */
  readonly sendDays: number;
  /** For the seller to look at what came back; then it is refunded. */
  readonly inspectDays: number;
  /** For the marketplace to settle a dispute; then the buyer is refunded. */
  readonly disputeDays: number;
  /** After completion, for a rating and for its one change. */
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

/** Withdrawal within fourteen days (Directive 2011/83/EU, art. 9). */
const europeanUnion = { returnDays: 14, allowsChangedMind: true, sendDays: 14 } as const;

/** Where a market differs from the common terms. */
export const marketTerms: Partial<Readonly<Record<MarketCode, Partial<AfterSaleTerms>>>> = {
  // Consumer Protection Act, art. 19: seven days without a reason; the store gives fifteen.
  TW: { allowsChangedMind: true },
  // Código de Defesa do Consumidor, art. 49: seven days of regret.
  BR: { returnDays: 7, allowsChangedMind: true, sendDays: 10 },
  // Estatuto del Consumidor, art. 47, and its neighbours: withdrawal within days of the delivery.
  CO: { allowsChangedMind: true },
  CL: { allowsChangedMind: true, returnDays: 10 },
  AR: { allowsChangedMind: true, returnDays: 10 },
  FR: europeanUnion,
  PL: europeanUnion,
  ES: europeanUnion,
};
