import type { LedgerDeps } from './ledger-deps.ts';
import type { LedgerSide } from './ledger-side.ts';
import { moneySides } from './money-sides.ts';
import type { MoneyEvent } from './money-sides.ts';

/** The properties of an order that the ledger uses. */
export type LedgerOrder = {
  readonly user_id: number;
  readonly order_id: number;
  readonly market: string;
  readonly currency: string;
};

type Posting = {
  readonly kind: 'charge' | 'refund' | 'payout' | 'late-money' | 'income';
  readonly order: LedgerOrder;
  readonly sides: readonly LedgerSide[];
  /** Epoch milliseconds. */
  readonly now: number;
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

/** Writes what an event does to the money of an order. */
export async function postMoney(
  deps: LedgerDeps,
  { order, now }: Pick<Posting, 'order' | 'now'>,
  event: MoneyEvent,
): Promise<void> {
  const kind = event.kind === 'returned-payout' ? 'payout' : event.kind;
  await postSides(deps, { kind, order, sides: moneySides(event), now });
}
