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

/** An account and what it receives; negative for what it gives. */
export type LedgerSide = { readonly account: string; readonly amount: number };

type Posting = Pick<LedgerTransaction, 'order' | 'now'> & {
  readonly kind: LedgerTransaction['kind'] | 'income';
  readonly sides: readonly LedgerSide[];
};

/** Writes the sides of a transaction, and returns its id. The database rejects unbalanced ones on commit. */
export async function postSides(
  { db, ids }: LedgerDeps,
  { kind, order, sides, now }: Posting,
): Promise<number> {
  const { user_id, order_id, market, currency } = order;
  const shared = { transaction_id: ids.next(), kind, market, currency, user_id, order_id, at: now };
  await db
    .insertInto('ledger_entry')
    .values(sides.map((side, index) => ({ ...shared, line_no: index + 1, ...side })))
    .execute();
  return shared.transaction_id;
}

/** Writes both sides of a transaction. */
export async function postTransaction(
  deps: LedgerDeps,
  { kind, order, debit, credit, amount, now }: LedgerTransaction,
): Promise<void> {
  const sides = [
    { account: debit, amount },
    { account: credit, amount: -amount },
  ];
  await postSides(deps, { kind, order, sides, now });
}
