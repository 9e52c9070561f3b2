import { sql } from 'kysely';
import { runChecks } from './run-checks.ts';
import type { Checks, Difference, DifferingRow } from './run-checks.ts';
import type { LedgerDeps } from './ledger-deps.ts';

const checks = {
  'transaction does not balance': sql<DifferingRow>`
    select transaction_id::text as id, currency || ' ' || sum(amount) as detail
    from ledger_entry group by transaction_id, currency having sum(amount) <> 0`,
  // Pieces that were cancelled before cash was collected were never charged.
  'paid order without its charge': sql<DifferingRow>`
    select o.order_id::text as id, 'total ' || o.total || ', charged ' || e.charged as detail
    from orders o
    cross join lateral (
      select coalesce(sum(-amount) filter (where kind = 'charge'), 0) as charged
      from ledger_entry e where e.user_id = o.user_id and e.order_id = o.order_id and e.account = 'orders'
    ) e
    where o.payment_status in ('paid', 'refunded') and e.charged <> o.total - o.uncharged_amount`,
  'charge without a paid order': sql<DifferingRow>`
    select e.order_id::text as id, coalesce(o.payment_status, 'no order') as detail
    from ledger_entry e left join orders o on o.user_id = e.user_id and o.order_id = e.order_id
    where e.kind = 'charge' and e.account = 'orders' and e.amount <> 0
      and coalesce(o.payment_status, '') not in ('paid', 'refunded')`,
  'refunded more than was taken': sql<DifferingRow>`
    select order_id::text as id, sum(amount)::text as detail from ledger_entry where account = 'orders'
    group by user_id, order_id having sum(amount) > 0`,
  'cancelled order not refunded': sql<DifferingRow>`
    select o.order_id::text as id, sum(e.amount)::text as detail
    from orders o join ledger_entry e on e.user_id = o.user_id and e.order_id = o.order_id and e.account = 'orders'
    where o.payment_status = 'refunded' group by o.user_id, o.order_id having sum(e.amount) <> 0`,
  'refund missing in the ledger': sql<DifferingRow>`
    select r.order_id::text as id, 'refunds ' || sum(r.amount) || ', ledger ' || coalesce((
      select sum(-e.amount) from ledger_entry e where e.user_id = r.user_id and e.order_id = r.order_id
        and e.account = 'refunds' and e.kind in ('refund', 'late-money')), 0) as detail
    from payment_refund r group by r.user_id, r.order_id
    having sum(r.amount) <> coalesce((
      select sum(-e.amount) from ledger_entry e where e.user_id = r.user_id and e.order_id = r.order_id
        and e.account = 'refunds' and e.kind in ('refund', 'late-money')), 0)`,
  'paid payment that paid for nothing': sql<DifferingRow>`
    select p.payment_id::text as id, 'amount ' || p.amount || ', shares ' || coalesce(sum(s.amount), 0) as detail
    from payment p left join payment_order s on s.payment_id = p.payment_id
    where p.state = 'paid' group by p.payment_id, p.amount having coalesce(sum(s.amount), 0) <> p.amount`,
} as const satisfies Checks;

/** Finds every difference between the ledger and other records; empty if there are none. */
export const findLedgerDifferences = ({ db }: Pick<LedgerDeps, 'db'>): Promise<readonly Difference[]> =>
  runChecks(db, checks);
