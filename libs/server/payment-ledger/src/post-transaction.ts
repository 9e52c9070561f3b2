import type { LedgerDeps } from './ledger-deps.ts';

/** The properties of an order that the ledger uses. */
export type LedgerOrder = {
  readonly user_id: number;
  readonly order_id: number;
  readonly market: string;
  readonly currency: string;
};

export type LedgerTransaction = {
  readonly kind: 'charge' | 'refund' | 'payout' | 'late-money';
  readonly order: LedgerOrder;
  /** The account that receives the amount, and the one that it comes from. */
  readonly debit: string;
  readonly credit: string;
  /** Not negative, in the minor unit. */
  readonly amount: number;
  /** Epoch milliseconds. */
  readonly now: number;
};

/** Writes both sides of a transaction. The database rejects unbalanced ones on commit. */
export async function postTransaction(
  { db, ids }: LedgerDeps,
  { kind, order, debit, credit, amount, now }: LedgerTransaction,
): Promise<void> {
  const { user_id, order_id, market, currency } = order;
  const shared = { transaction_id: ids.next(), kind, market, currency, user_id, order_id, at: now };
  await db
    .insertInto('ledger_entry')
    .values([
      { ...shared, line_no: 1, account: debit, amount },
      { ...shared, line_no: 2, account: credit, amount: -amount },
    ])
    .execute();
}
