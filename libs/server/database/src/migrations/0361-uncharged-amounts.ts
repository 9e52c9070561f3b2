import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Of what was given back of an order, the part that had never been charged: pieces cancelled before cash was paid at the door, and
 * orders cancelled before they were paid. The ledger tells which of the older ones had been.
 */
export const unchargedAmounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column uncharged_amount bigint not null default 0`.execute(db);
    await sql`update orders o set uncharged_amount = greatest(0, o.refunded_amount - coalesce((
      select sum(e.amount) from ledger_entry e where e.user_id = o.user_id and e.order_id = o.order_id
        and e.kind = 'refund' and e.account = 'orders'), 0)) where o.refunded_amount > 0`.execute(db);
    await sql`alter table orders add constraint orders_uncharged_within_refunded
      check (uncharged_amount between 0 and refunded_amount)`.execute(db);
  },
};
