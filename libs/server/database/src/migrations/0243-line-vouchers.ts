import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The part of each line in the discount of the shop's own voucher, which may apply to chosen products only. Older orders keep
 * none: parts of them may have been refunded by the amounts of all lines.
 */
export const lineVouchers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table order_line add column voucher_discount bigint not null default 0
      check (voucher_discount between 0 and price * quantity - deal_discount)`.execute(db);
  },
};
