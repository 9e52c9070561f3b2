import { runChecks } from '@pasar/payment-ledger';
import type { Checks, Difference, DifferingRow } from '@pasar/payment-ledger';
import { sql } from 'kysely';
import type { OrderDeps } from '../order-deps.ts';

const checks = {
  'coin balance differs from its entries': sql<DifferingRow>`
    select coalesce(b.user_id, e.user_id) || ' ' || coalesce(b.market, e.market) as id,
      'balance ' || coalesce(b.balance, 0) || ', entries ' || coalesce(e.sum, 0) as detail
    from coin_balance b
    full join (select user_id, market, sum(amount) from coin_entry group by user_id, market) e
      on e.user_id = b.user_id and e.market = b.market
    where coalesce(b.balance, 0) <> coalesce(e.sum, 0)`,
  'coins left over differ from the balance': sql<DifferingRow>`
    select b.user_id || ' ' || b.market as id, 'balance ' || b.balance || ', left over ' || sum(e.left_over) as detail
    from coin_balance b join coin_entry e on e.user_id = b.user_id and e.market = b.market
    group by b.user_id, b.market, b.balance having sum(e.left_over) <> b.balance`,
  'coins of an order differ from its entries': sql<DifferingRow>`
    select o.order_id::text as id, 'spent ' || o.coins_spent || ', given back ' || o.refunded_coins
      || ', entries ' || coalesce(e.spent, 0) || ' and ' || coalesce(e.refunded, 0) as detail
    from orders o
    left join (
      select user_id, order_id, sum(-amount) filter (where kind = 'spent') as spent,
        sum(amount) filter (where kind = 'refunded') as refunded
      from coin_entry where order_id is not null group by user_id, order_id
    ) e on e.user_id = o.user_id and e.order_id = o.order_id
    where o.coins_spent <> coalesce(e.spent, 0) or o.refunded_coins <> coalesce(e.refunded, 0)`,
} as const satisfies Checks;

/** Finds every difference between balances, orders and the ledger of coins; empty if there are none. */
export const findCoinDifferences = ({ db }: Pick<OrderDeps, 'db'>): Promise<readonly Difference[]> =>
  runChecks(db, checks);
