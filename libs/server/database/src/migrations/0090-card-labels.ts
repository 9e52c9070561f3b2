import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Shops' labels on item cards beyond deals and vouchers; existing items have none. */
export const cardLabels: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table item
      add column exclusive_price_label text,
      add column deep_discount_label text,
      add column coin_earn_label text,
      add column groupbuy_label text,
      add column show_extra_commission boolean not null default false,
      add column in_welcome_package boolean not null default false`.execute(db);
  },
};
