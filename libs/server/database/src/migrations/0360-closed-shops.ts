import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Two more restrictions of accounts that a new password lifts, one for fraud, and the shops that are closed with their owner's
 * account. Items of a closed shop have the status -1 whatever a seller or a feed writes, and are listed again when it reopens.
 */
export const closedShops: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table account drop constraint account_restriction_check`.execute(db);
    await sql`alter table account add constraint account_restriction_check
      check (restriction in ('frozen', 'banned', 'fraud', 'locked', 'password-change'))`.execute(db);
    await sql`alter table shop add column is_closed boolean not null default false`.execute(db);
    // The lock waits for a shop that is being closed.
    await sql`create function withhold_item() returns trigger language plpgsql as $$
      declare closed boolean; begin
      select is_closed into closed from shop
        where market = new.market and shopid = new.shopid for key share;
      if closed then new.status := -1; end if;
      return new; end $$`.execute(db);
    await sql`create trigger item_of_closed_shop before insert or update of status on item
      for each row when (new.status > 0) execute function withhold_item()`.execute(db);
  },
};
