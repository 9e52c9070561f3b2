import { ordersAccount, providerAccount, refundsAccount } from './ledger-accounts.ts';
import type { LedgerSide } from './ledger-side.ts';

/** What happens to the money of an order; amounts are not negative, in the minor unit. */
export type MoneyEvent =
  | { readonly kind: 'refund'; readonly amount: number }
  | {
      /** `returned-payout`: a refund that was paid out came back. */
      readonly kind: 'charge' | 'late-money' | 'payout' | 'returned-payout';
      /** Who holds the money: a provider's name, or `courier` for cash on delivery. */
      readonly provider: string;
      readonly amount: number;
    };

/** The account that receives an event's amount, and the one that it comes from. */
function toAccounts(event: MoneyEvent): { readonly debit: string; readonly credit: string } {
  if (event.kind === 'refund') return { debit: ordersAccount, credit: refundsAccount };
  const provider = providerAccount(event.provider);
  if (event.kind === 'payout') return { debit: refundsAccount, credit: provider };
  return { debit: provider, credit: event.kind === 'charge' ? ordersAccount : refundsAccount };
}

/** The two sides that an event posts. */
export function moneySides(event: MoneyEvent): readonly [LedgerSide, LedgerSide] {
  const { debit, credit } = toAccounts(event);
  const { amount } = event;
  return [
    { account: debit, amount },
    { account: credit, amount: -amount },
  ];
}
