import type { Money } from '@pasar/money';
import type { CoinEntry, CoinSummary } from '@pasar/order-api';

const dollars = (cents: number): Money => ({ amount: cents, currency: 'SGD' });

/** Midnight at the start of 1 March 2027 in Singapore. */
const expiresAt = 1_803_830_400_000;

/** A balance whose daily coins have not been collected. */
export const someCoins = (changes: Partial<CoinSummary> = {}): CoinSummary => ({
  balance: 1398,
  worth: dollars(1398),
  expiring: { coins: 1398, at: expiresAt },
  check_in: { coins: 2, done_today: false },
  terms: {
    ...{ coin_value: dollars(1), earn_percent: 1, max_earned_per_order: 500 },
    ...{ max_spend_percent: 50, valid_months: 3 },
  },
  ...changes,
});

/** The history, newest first. */
export const coinEntries: readonly CoinEntry[] = [
  { entry_id: 4, kind: 'expired', amount: -12, at: 1_790_300_000_000 },
  { entry_id: 3, kind: 'spent', amount: -200, order_id: 7002, at: 1_790_200_000_000 },
  {
    ...{ entry_id: 2, kind: 'earned', amount: 500, order_id: 7001, at: 1_790_100_000_000 },
    expires_at: expiresAt,
  },
  { entry_id: 1, kind: 'reward', amount: 2, at: 1_790_000_000_000, expires_at: expiresAt },
];
