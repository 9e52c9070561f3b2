import { runChecks } from '@pasar/payment-ledger';
import type { Checks, Difference, DifferingRow } from '@pasar/payment-ledger';
import { sql } from 'kysely';
import type { OrderDeps } from '../order-deps.ts';

const checks = {
  'seller income differs from the ledger': sql<DifferingRow>`
    select coalesce(s.order_id, e.order_id)::text as id,
      'statement ' || coalesce(s.income, 0) || ', ledger ' || coalesce(e.income, 0) as detail
    from (select user_id, order_id, sum(income) as income from seller_income_entry group by user_id, order_id) s
    full join (
      select user_id, order_id, sum(-amount) as income from ledger_entry where account like 'seller:%'
      group by user_id, order_id
    ) e on e.user_id = s.user_id and e.order_id = s.order_id
    where coalesce(s.income, 0) <> coalesce(e.income, 0)`,
  'seller income differs from its order': sql<DifferingRow>`
    select o.order_id::text as id, o.income_state || ' ' || o.income || ', statement ' || coalesce(s.income, 0) as detail
    from orders o
    left join (
      select user_id, order_id, sum(income) as income, sum(goods) as goods, sum(shop_voucher) as shop_voucher
      from seller_income_entry group by user_id, order_id
    ) s on s.user_id = o.user_id and s.order_id = o.order_id
    where o.income_state = 'released' and (s.income is distinct from o.income
        or s.goods is distinct from o.merchandise_total or s.shop_voucher is distinct from o.shop_voucher_discount)
      or o.income_state <> 'released' and s.order_id is not null`,
  'completed order whose seller is not paid': sql<DifferingRow>`
    select order_id::text as id, status || ', income ' || income_state as detail
    from orders where status = 'completed' and income_state <> 'released'`,
  'lines whose parts of the shop voucher are not its discount': sql<DifferingRow>`
    select o.order_id::text as id, o.shop_voucher_discount || ', lines ' || sum(l.voucher_discount) as detail
    from orders o join order_line l on l.user_id = o.user_id and l.order_id = o.order_id
    where o.shop_voucher is not null
    group by o.user_id, o.order_id having sum(l.voucher_discount) not in (0, o.shop_voucher_discount)`,
  'released order whose money is not given out': sql<DifferingRow>`
    select o.order_id::text as id, sum(e.amount)::text as detail
    from orders o join ledger_entry e on e.user_id = o.user_id and e.order_id = o.order_id and e.account = 'orders'
    where o.income_state = 'released' group by o.user_id, o.order_id having sum(e.amount) <> 0`,
} as const satisfies Checks;

/** Finds every difference between orders, the sellers' statements and the ledger; empty if there are none. */
export const findIncomeDifferences = ({ db }: Pick<OrderDeps, 'db'>): Promise<readonly Difference[]> =>
  runChecks(db, checks);
