import { sql } from 'kysely';
import {
  carriersAccount,
  commissionAccount,
  discountsAccount,
  ordersAccount,
  sellerAccount,
  transactionFeesAccount,
} from './ledger-accounts.ts';
import type { LedgerDeps } from './ledger-deps.ts';
import { postSides } from './post-transaction.ts';
import type { LedgerOrder, LedgerSide } from './post-transaction.ts';

/** Whose the money of an order is, in the minor unit. */
export type IncomeShares = {
  readonly shopid: number;
  /** What the buyer paid and was not refunded. */
  readonly paid: number;
  readonly income: number;
  readonly commission: number;
  readonly transactionFee: number;
  readonly delivery: number;
};

type Release = { readonly order: LedgerOrder; readonly shares: IncomeShares; readonly now: number };

/** What the accounts hold of an order once it is released; the marketplace's discounts make up the difference. */
function toSides({ shopid, paid, income, commission, transactionFee, delivery }: IncomeShares): LedgerSide[] {
  const discounts = income + commission + transactionFee + delivery - paid;
  return [
    { account: ordersAccount, amount: paid },
    { account: discountsAccount, amount: discounts },
    { account: sellerAccount(shopid), amount: -income },
    { account: commissionAccount, amount: -commission },
    { account: transactionFeesAccount, amount: -transactionFee },
    { account: carriersAccount, amount: -delivery },
  ];
}

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
  const sides = toSides(shares)
    .map(({ account, amount }) => ({ account, amount: amount - (posted.get(account) ?? 0) }))
    .filter(({ amount }) => amount !== 0);
  if (sides.length > 0) await postSides(deps, { kind: 'income', order, sides, now });
}
