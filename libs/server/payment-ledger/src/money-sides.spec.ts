import { refundableAmount } from '@pasar/payment';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { chooseRefundAmount } from './choose-refund-amount.ts';
import { ordersAccount, providerAccount, refundsAccount } from './ledger-accounts.ts';
import { moneySides } from './money-sides.ts';
import type { MoneyEvent } from './money-sides.ts';

/** So many runs are slow on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const provider = 'sandbox';
const amounts = fc.nat(10_000_000);
const carts = fc.array(amounts, { minLength: 1, maxLength: 4 });
const steps = fc.array(
  fc.record({
    what: fc.constantFrom('ask', 'ask', 'ask all', 'late', 'pay out', 'come back'),
    index: fc.nat(3),
    amount: amounts,
  }),
  { maxLength: 12 },
);

type Step = { readonly what: string; readonly index: number; readonly amount: number };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Refunds as asked; undefined for more than is left. */
function tryRefund(asked: number | 'all', left: number): number | undefined {
  try {
    return chooseRefundAmount(asked, left);
  } catch {
    return undefined;
  }
}

/** A cart's orders, paid at once: their accounts, and what is wrong with them. */
function openLedger(totals: readonly number[]) {
  const posted = new Map<string, number>();
  const refunded = totals.map(() => 0);
  const owed: number[] = [];
  const paidOut: number[] = [];
  const faults: string[] = [];
  let late = 0;

  const post = (event: MoneyEvent): void => {
    const sides = moneySides(event);
    if (sum(sides.map(({ amount }) => amount)) !== 0) faults.push(`${event.kind} does not balance`);
    for (const { account, amount } of sides) posted.set(account, (posted.get(account) ?? 0) + amount);
  };
  const check = (account: string, expected: number): void => {
    const balance = posted.get(account) ?? 0;
    if (balance !== expected) faults.push(`${account} has ${balance}, not ${expected}`);
  };
  const ask = (order: number, asked: number | 'all'): void => {
    const before = refunded[order] ?? 0;
    const left = refundableAmount(totals[order] ?? 0, before);
    const amount = tryRefund(asked, left);
    if ((amount === undefined) !== (asked !== 'all' && asked > left)) faults.push(`${asked} of ${left}`);
    if (amount === undefined) return;
    refunded[order] = before + amount;
    owed.push(amount);
    post({ kind: 'refund', amount });
  };
  const move = (from: number[], to: number[], kind: 'payout' | 'returned-payout'): void => {
    const amount = from.shift();
    if (amount === undefined) return;
    to.push(amount);
    post({ kind, provider, amount });
  };
  const receiveLate = (amount: number): void => {
    late += amount;
    owed.push(amount);
    post({ kind: 'late-money', provider, amount });
  };
  return {
    faults,
    charge: () => totals.forEach((amount) => post({ kind: 'charge', provider, amount })),
    take: ({ what, index, amount }: Step): void => {
      const order = index % totals.length;
      if (what === 'ask') ask(order, amount);
      if (what === 'ask all') ask(order, 'all');
      if (what === 'late') receiveLate(amount);
      if (what === 'pay out') move(owed, paidOut, 'payout');
      if (what === 'come back') move(paidOut, owed, 'returned-payout');
    },
    checkAccounts: (): void => {
      check(ordersAccount, sum(refunded) - sum(totals));
      check(refundsAccount, -sum(owed));
      check(providerAccount(provider), sum(totals) + late - sum(paidOut));
      if (sum([...posted.values()]) !== 0) faults.push('the accounts do not balance');
      if (refunded.some((amount, order) => amount > (totals[order] ?? 0))) faults.push('refunded too much');
    },
  };
}

it('balances for any cart and whatever happens to its money, and refunds no more than was paid', () => {
  fc.assert(
    fc.property(carts, steps, (totals, taken) => {
      const ledger = openLedger(totals);
      ledger.charge();
      ledger.checkAccounts();
      for (const step of taken) {
        ledger.take(step);
        ledger.checkAccounts();
      }
      expect(ledger.faults).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
});
