import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`alter table orders add column pay_by bigint`,
  // These shoppers were never told a deadline, so they get a day from now.
  sql`update orders set pay_by = (extract(epoch from now()) * 1000)::bigint + 86400000 where status = 'to_pay'`,
  sql`create index orders_overdue on orders (pay_by) where status = 'to_pay'`,
  sql`create table order_payment (
    user_id bigint not null,
    order_id bigint not null,
    kind text not null check (kind in ('charge', 'refund')),
    market char(2) not null,
    amount bigint not null check (amount >= 0),
    currency char(3) not null,
    at bigint not null,
    primary key (user_id, order_id, kind),
    foreign key (user_id, order_id) references orders on delete cascade
  )`,
  sql`insert into order_payment (user_id, order_id, kind, market, amount, currency, at)
    select user_id, order_id, 'charge', market, total, currency, created_at from orders where payment_status = 'paid'`,
  sql`insert into order_payment (user_id, order_id, kind, market, amount, currency, at)
    select o.user_id, o.order_id, 'refund', o.market, o.total, o.currency, coalesce(e.at, o.created_at)
    from orders o
    left join order_event e on e.user_id = o.user_id and e.order_id = o.order_id and e.status = 'cancelled'
    where o.payment_status = 'paid' and o.status = 'cancelled'`,
  sql`update orders set payment_status = case payment_status when 'paid' then 'refunded' else 'voided' end
    where status = 'cancelled'`,
  sql`alter table orders add constraint orders_payment_status
    check (payment_status in ('due-on-delivery', 'paid', 'declined', 'refunded', 'voided'))`,
  sql`alter table orders add constraint orders_payment_ends_with_order
    check ((status = 'cancelled') = (payment_status in ('refunded', 'voided')))`,
  sql`alter table orders add constraint orders_unpaid_has_deadline check (status <> 'to_pay' or pay_by is not null)`,
];

/** A payment deadline for unpaid orders, and a ledger of payments and refunds. */
export const orderPayments: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
