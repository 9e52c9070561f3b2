import { zoneOffset } from '@pasar/locale-format';
import { marketByCode } from '@pasar/markets';
import type { MarketCode } from '@pasar/markets';
import { commonCoinTerms, marketCoinTerms } from './coin-terms.data.ts';
import type { CoinTerms } from './coin-terms.data.ts';

/** The coin terms of a market. */
export const coinTerms = (market: MarketCode): CoinTerms => ({
  ...commonCoinTerms,
  ...marketCoinTerms[market],
});

/** Coins that a completed order earns for the amount paid for its goods, in minor units: whole coins, rounded down. */
export const earnedCoins = (
  { earnBasisPoints, coinValue, maxEarnedPerOrder }: CoinTerms,
  paid: number,
): number =>
  Math.min(maxEarnedPerOrder, Math.floor(Math.floor((paid * earnBasisPoints) / 10_000) / coinValue));

/** Coins of a balance that can be spent on goods of this price, in minor units. */
export const spendableCoins = (
  { maxSpendPercent, coinValue }: Pick<CoinTerms, 'maxSpendPercent' | 'coinValue'>,
  goods: number,
  balance: number,
): number =>
  Math.max(0, Math.min(balance, Math.floor(Math.floor((goods * maxSpendPercent) / 100) / coinValue)));

/** When coins earned now expire: at the end of a month, in the market's time zone. */
export function coinExpiry(market: MarketCode, now: number): number {
  const { timeZone } = marketByCode(market);
  const local = new Date(now + zoneOffset(now, timeZone));
  const end = Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + coinTerms(market).validMonths + 1, 1);
  return end - zoneOffset(end - zoneOffset(end, timeZone), timeZone);
}

/**
 * The last millisecond at which coins can be spent, for display: they expire as a day begins, so the displayed date is the day
 * before.
 */
export const coinsValidUntil = (expiresAt: number): number => expiresAt - 1;
