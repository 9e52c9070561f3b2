import type { LedgerDeps } from './ledger-deps.ts';
import { postMoney } from './post-sides.ts';
import type { LedgerOrder } from './post-sides.ts';

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
  await postMoney(deps, { order, now }, { kind: 'charge', provider, amount });
}
