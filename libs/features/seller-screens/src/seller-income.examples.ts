import type { Income, OrderIncome, OrderIncomeDetail } from '@pasar/order-api';

const someMoney = (amount: number) => ({ amount, currency: 'SGD' });

/** Examples of incomes for stories and specs. */
export const anIncomeSummary: Income = {
  pending: { income: someMoney(18_200), orders: 3 },
  released_this_week: someMoney(9_100),
  released_this_month: someMoney(45_045),
  released: someMoney(1_286_310),
  ...{ commission_percent: 6, transaction_fee_percent: 2.5 },
  ...{ today: '2026-11-22', week_start: '2026-11-16', month_start: '2026-11-01' },
};

export const aListedIncome: OrderIncome = {
  ...{ order_id: 7001, order_sn: '260901ABCDEF', status: 'to_ship', state: 'pending', at: 1_790_000_000_000 },
  ...{ sales: someMoney(10_000), fees: someMoney(850), income: someMoney(9_150) },
};

/** Two items, one of them refunded after the release. */
export const anOrderIncome: OrderIncomeDetail = {
  ...{ order_id: 7001, order_sn: '260901ABCDEF', status: 'completed', state: 'released' },
  created_at: 1_790_000_000_000,
  goods: someMoney(11_000),
  shop_voucher: someMoney(1_000),
  shop_shipping: someMoney(0),
  refunds: someMoney(5_000),
  commission: someMoney(300),
  transaction_fee: someMoney(125),
  income: someMoney(4_575),
  ...{ commission_percent: 6, transaction_fee_percent: 2.5 },
  entries: [
    { entry_id: 1, kind: 'release', at: 1_790_300_000_000, income: someMoney(9_150) },
    { entry_id: 2, kind: 'refund', at: 1_790_600_000_000, income: someMoney(-4_575) },
  ],
};
