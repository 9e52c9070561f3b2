import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a shop adds to its vouchers: a name for itself, chosen products, whether they are listed, a revision for optimistic
 * locking, and how often they were used, so that the quantity is `uses_left + used`. The indexes count claims, and list a
 * shop's vouchers by their end.
 */
export const sellerVouchers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table voucher
      add column name text not null default '',
      add column used integer not null default 0 check (used >= 0),
      add column itemids bigint[] check (cardinality(itemids) > 0),
      add column is_listed boolean not null default true,
      add column revision integer not null default 0`.execute(db);
    await sql`update voucher as v set used = u.uses
      from (select market, code, count(*)::int as uses from voucher_use group by market, code) as u
      where u.market = v.market and u.code = v.code`.execute(db);
    await sql`create index voucher_claim_by_code on voucher_claim (market, code)`.execute(db);
  },
};
