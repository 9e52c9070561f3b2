import { ordersAccount, providerAccount } from './ledger-accounts.ts';
import type { LedgerDeps } from './ledger-deps.ts';
import { postTransaction } from './post-transaction.ts';
import type { LedgerOrder } from './post-transaction.ts';

type Charge = {
  readonly order: LedgerOrder;
  /** Who holds the money: a provider's name, or `courier` for cash on delivery. */
  readonly provider: string;
  readonly amount: number;
  readonly now: number;
};

/** Records that an order was paid. Call it in the transaction that marks the order as paid. */
export async function recordCharge(
  deps: LedgerDeps,
  { order, provider, amount, now }: Charge,
): Promise<void> {
  const debit = providerAccount(provider);
  await postTransaction(deps, { kind: 'charge', order, debit, credit: ordersAccount, amount, now });
}
