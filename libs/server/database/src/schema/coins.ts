import type { Generated } from 'kysely';

/** The sum of the shopper's entries in a market. */
export type CoinBalanceTable = { user_id: number; market: string; balance: number };

/** The ledger of coins; `left_over` is the part of a credit that is neither spent nor expired. */
export type CoinEntryTable = {
  user_id: number;
  market: string;
  entry_id: number;
  kind: 'earned' | 'reward' | 'spent' | 'refunded' | 'reversed' | 'expired';
  /** Negative for debits. */
  amount: number;
  reference: string;
  order_id: number | null;
  at: number;
  expires_at: number | null;
  left_over: Generated<number>;
};
