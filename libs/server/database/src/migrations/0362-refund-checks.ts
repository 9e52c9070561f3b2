import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When to ask the provider again about a refund that it accepted: a bank may return one days later. */
export const refundChecks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table payment_refund add column check_at bigint`.execute(db);
    await sql`update payment_refund set check_at = updated_at + 86400000
      where state = 'done' and payment_id is not null`.execute(db);
    await sql`create index payment_refund_to_check on payment_refund (check_at)
      where check_at is not null`.execute(db);
  },
};
