import type { MarketCode } from '@pasar/markets';

/** How a market's coins are earned and spent. */
export type CoinTerms = {
  /** The discount of one coin, in the currency's minor unit. */
  readonly coinValue: number;
  /** Basis points of the amount paid for the goods that are credited as coins. */
  readonly earnBasisPoints: number;
  /** Maximum coins earned per order. */
  readonly maxEarnedPerOrder: number;
  /** Maximum whole per cent of the goods that coins may pay. */
  readonly maxSpendPercent: number;
  /** Coins expire at the end of this month, counted from the one in which they were earned. */
  readonly validMonths: number;
  /** Coins for a daily check-in. */
  readonly checkInCoins: number;
};

export const commonCoinTerms: CoinTerms = {
  coinValue: 1,
  earnBasisPoints: 100,
  maxEarnedPerOrder: 500,
  maxSpendPercent: 50,
  validMonths: 3,
  checkInCoins: 2,
};

/** Markets that differ from the common terms: a coin is worth one price step. */
export const marketCoinTerms: Partial<Readonly<Record<MarketCode, Partial<CoinTerms>>>> = {
  ID: { coinValue: 100, maxEarnedPerOrder: 20_000, maxSpendPercent: 25, checkInCoins: 200 },
  VN: { coinValue: 1, maxEarnedPerOrder: 20_000, maxSpendPercent: 25, checkInCoins: 200 },
  TW: { coinValue: 100, maxEarnedPerOrder: 200, checkInCoins: 1 },
  CO: { coinValue: 100, maxEarnedPerOrder: 5000, checkInCoins: 20 },
  CL: { coinValue: 1, maxEarnedPerOrder: 2000, checkInCoins: 10 },
  BR: { maxEarnedPerOrder: 1000 },
  IN: { coinValue: 100, maxEarnedPerOrder: 50, maxSpendPercent: 20, checkInCoins: 1 },
};
