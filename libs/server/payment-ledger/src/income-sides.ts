import {
  carriersAccount,
  commissionAccount,
  discountsAccount,
  ordersAccount,
  sellerAccount,
  transactionFeesAccount,
} from './ledger-accounts.ts';
import type { LedgerSide } from './ledger-side.ts';

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

/** The sides that turn what is posted for an order, by account, into its shares; none if nothing has changed. */
export const incomeSides = (shares: IncomeShares, posted: ReadonlyMap<string, number>): LedgerSide[] =>
  toSides(shares)
    .map(({ account, amount }) => ({ account, amount: amount - (posted.get(account) ?? 0) }))
    .filter(({ amount }) => amount !== 0);
