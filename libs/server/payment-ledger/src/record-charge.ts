import { ordersAccount, providerAccount } from './ledger-accounts.ts';
import type { LedgerDeps } from './ledger-deps.ts';
import { postTransaction } from './post-transaction.ts';
import type { LedgerOrder } from './post-transaction.ts';

type Charge = {
  readonly order: LedgerOrder;
  /** Who holds the money: a provider's name, or `courier` for what was paid at the door. */
  readonly provider: string;
  readonly amount: number;
  readonly now: number;
};

/** Writes down that an order was paid. To be called in the transaction that says so of the order. */
export async function recordCharge(
  deps: LedgerDeps,
  { order, provider, amount, now }: Charge,
): Promise<void> {
  const debit = providerAccount(provider);
  await postTransaction(deps, { kind: 'charge', order, debit, credit: ordersAccount, amount, now });
}
