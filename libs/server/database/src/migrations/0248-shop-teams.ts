import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who works for a shop besides its owner, and who is invited to. */
export const shopTeams: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table shop_member (
      market char(2) not null,
      shopid bigint not null,
      userid bigint not null,
      role text not null,
      added_at bigint not null,
      primary key (market, shopid, userid)
    )`.execute(db);
    // An account belongs to one shop a market.
    await sql`create unique index shop_member_by_account on shop_member (userid, market)`.execute(db);
    await sql`create table shop_invitation (
      market char(2) not null,
      shopid bigint not null,
      contact text not null,
      role text not null,
      userid bigint,
      invited_at bigint not null,
      expires_at bigint not null,
      primary key (market, shopid, contact)
    )`.execute(db);
    await sql`create index shop_invitation_by_account on shop_invitation (userid, market)
      where userid is not null`.execute(db);
  },
};
