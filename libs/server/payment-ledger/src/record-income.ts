import { sql } from 'kysely';
import { incomeSides } from './income-sides.ts';
import type { IncomeShares } from './income-sides.ts';
import type { LedgerDeps } from './ledger-deps.ts';
import { postSides } from './post-sides.ts';
import type { LedgerOrder } from './post-sides.ts';

type Release = { readonly order: LedgerOrder; readonly shares: IncomeShares; readonly now: number };

async function readPosted({ db }: LedgerDeps, { user_id, order_id }: LedgerOrder) {
  const { rows } = await sql<{ account: string; amount: string }>`
    select account, sum(amount) as amount from ledger_entry
    where user_id = ${user_id} and order_id = ${order_id} and kind = 'income' group by account`.execute(db);
  return new Map(rows.map(({ account, amount }) => [account, Number(amount)]));
}

/**
 * Releases the money of a completed order to seller, marketplace and carrier or, after a refund, changes what was released.
 * Posts the difference to what is posted already, so it can be called again. Call it under the order's lock.
 */
export async function recordIncome(deps: LedgerDeps, { order, shares, now }: Release): Promise<void> {
  const posted = await readPosted(deps, order);
  const sides = incomeSides(shares, posted);
  if (sides.length > 0) await postSides(deps, { kind: 'income', order, sides, now });
}
