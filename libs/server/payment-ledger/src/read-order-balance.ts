import { sql } from 'kysely';
import { ordersAccount } from './ledger-accounts.ts';
import type { LedgerDeps } from './ledger-deps.ts';

export type OrderBalance = {
  readonly charged: number;
  /** Decided refunds, paid out or not. */
  readonly refunded: number;
  /** Who holds the money; undefined if nothing was charged. */
  readonly provider: string | undefined;
};

type OrderKey = { readonly user_id: number; readonly order_id: number };

/** Reads what was charged for an order and what is refunded, in the minor unit. */
export async function readOrderBalance(
  { db }: Pick<LedgerDeps, 'db'>,
  { user_id, order_id }: OrderKey,
): Promise<OrderBalance> {
  const { rows } = await sql<{ charged: string; refunded: string; provider: string | null }>`
    select
      coalesce(-sum(amount) filter (where kind = 'charge' and account = ${ordersAccount}), 0) as charged,
      coalesce(sum(amount) filter (where kind = 'refund' and account = ${ordersAccount}), 0) as refunded,
      max(substr(account, 10)) filter (where kind = 'charge' and account like 'provider:%') as provider
    from ledger_entry where user_id = ${user_id} and order_id = ${order_id}`.execute(db);
  const [row] = rows;
  return {
    charged: Number(row?.charged ?? 0),
    refunded: Number(row?.refunded ?? 0),
    provider: row?.provider ?? undefined,
  };
}
