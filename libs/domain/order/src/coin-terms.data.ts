import type { MarketCode } from '@pasar/markets';

/** How a market's coins are earned and spent. */
export type CoinTerms = {
  /** What one coin takes off, in the currency's minor unit. */
  readonly coinValue: number;
  /** Hundredths of a percent of what was paid for the goods that come back as coins. */
  readonly earnBasisPoints: number;
  /** Coins that one order earns at most. */
  readonly maxEarnedPerOrder: number;
  /** Whole percent of the goods that coins may pay. */
  readonly maxSpendPercent: number;
  /** Months after the one in which they were earned, at whose end coins expire. */
  readonly validMonths: number;
  /** What one visit a day collects. */
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

/** Where a market differs: a coin is worth a step of its prices. */
export const marketCoinTerms: Partial<Readonly<Record<MarketCode, Partial<CoinTerms>>>> = {
  ID: { coinValue: 100, maxEarnedPerOrder: 20_000, maxSpendPercent: 25, checkInCoins: 200 },
  VN: { coinValue: 1, maxEarnedPerOrder: 20_000, maxSpendPercent: 25, checkInCoins: 200 },
  TW: { coinValue: 100, maxEarnedPerOrder: 200, checkInCoins: 1 },
  CO: { coinValue: 100, maxEarnedPerOrder: 5000, checkInCoins: 20 },
  CL: { coinValue: 1, maxEarnedPerOrder: 2000, checkInCoins: 10 },
  BR: { maxEarnedPerOrder: 1000 },
  IN: { coinValue: 100, maxEarnedPerOrder: 50, maxSpendPercent: 20, checkInCoins: 1 },
};
