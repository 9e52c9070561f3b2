import type { Generated } from 'kysely';

/** The sum of the shopper's entries in a market. */
export type CoinBalanceTable = { user_id: number; market: string; balance: number };

/** The ledger of coins; of what came in, `left_over` is what was neither spent nor expired. */
export type CoinEntryTable = {
  user_id: number;
  market: string;
  entry_id: number;
  kind: 'earned' | 'reward' | 'spent' | 'refunded' | 'reversed' | 'expired';
  /** Negative for what goes out. */
  amount: number;
  reference: string;
  order_id: number | null;
  at: number;
  expires_at: number | null;
  left_over: Generated<number>;
};
