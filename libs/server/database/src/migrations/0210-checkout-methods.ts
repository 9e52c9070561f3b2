import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`update checkout set payment_channel = 'card' where payment_channel = 'sandbox-card'`,
  sql`update orders set payment_channel = 'card' where payment_channel = 'sandbox-card'`,
  sql`update checkout set payment_status = 'unpaid' where payment_status = 'declined'`,
  sql`update orders set payment_status = 'unpaid' where payment_status = 'declined'`,
  sql`update ledger_entry set account = 'provider:sandbox' where account = 'provider:sandbox-card'`,
  sql`update payment_refund set provider = 'sandbox' where provider = 'sandbox-card'`,
  // The deferred constraints of the updates must be checked before the table can be altered.
  sql`set constraints all immediate`,
  sql`alter table orders drop constraint orders_payment_status`,
  sql`alter table orders add constraint orders_payment_status
    check (payment_status in ('due-on-delivery', 'paid', 'unpaid', 'refunded', 'voided'))`,
];

/** Orders are paid only by the market's methods: the checkout's former card method becomes the sandbox's. */
export const checkoutMethods: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
