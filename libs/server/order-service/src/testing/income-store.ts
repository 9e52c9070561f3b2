import type { Income, OrderIncome, OrderIncomeDetail } from '@pasar/order-contract';
import { findLedgerDifferences } from '@pasar/payment-ledger';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { findIncomeDifferences } from '../income/find-income-differences.ts';
import { buyer, data, seller, setUpAfterSaleStore } from './after-sale-store.ts';

type IncomePage = { readonly orders: readonly OrderIncome[]; readonly next?: string };

/** The store of `setUpAfterSaleStore`, with the calls of the seller's income. */
export function setUpIncomeStore() {
  const store = setUpAfterSaleStore();
  const { call, order, deliver, requestReturn, db, server } = store;
  const summary = async () => data<Income>(await call(seller, 'seller/income/summary'));
  const list = async (query = '') => data<IncomePage>(await call(seller, `seller/income/list?${query}`));
  const detail = async (order_id: number) =>
    data<OrderIncomeDetail>(await call(seller, `seller/income/detail?order_id=${order_id}`));
  const differences = async () => [
    ...(await findIncomeDifferences({ db: db() })),
    ...(await findLedgerDifferences({ db: db() })),
  ];
  const receive = (order_id: number) => call(buyer, 'order/receive', { order_id });
  const statement = async (query: string, user: number = seller) => {
    const answer = await server().read(user, `/api/v4/seller/income/statement?${query}`);
    return answer as typeof answer & { readonly body: string };
  };
  const balance = async (account: string) => {
    const { rows } = await sql<{ sum: string | null }>`
      select sum(amount) from ledger_entry where account = ${account}`.execute(db());
    return Number(rows[0]?.sum ?? 0);
  };

  /** An order of the buyer that is delivered and received; returns its id. */
  async function completed(vouchers?: string): Promise<number> {
    const order_id = await order(buyer, vouchers);
    await deliver(order_id);
    await receive(order_id);
    return order_id;
  }

  /** Has one piece of the first line returned and refunded; returns the refund in minor units. */
  async function returnOne(order_id: number): Promise<number> {
    const { return_id, amount } = data<{ return_id: number; amount: { amount: number } }>(
      await requestReturn(order_id),
    );
    const answer = await call(seller, 'seller/return/answer', { return_id, action: 'refund' });
    expect(answer.error).toBe(0);
    return amount.amount;
  }
  return { ...store, summary, list, detail, differences, receive, statement, balance, completed, returnOne };
}

/** Of three pieces of 10.00 and one of 5.00, with fees of 6% and 3%. */
export const orderIncome = { sales: 3500, fees: 315, income: 3185 };
