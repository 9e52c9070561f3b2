import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const changes = [
  // A token is valid at the provider that issued it. No row was written before this column existed.
  sql`alter table saved_payment_method add column provider text not null`,
  sql`drop index saved_payment_method_token`,
  sql`create unique index saved_payment_method_token on saved_payment_method (user_id, market, provider, token)`,
  sql`create index saved_payment_method_issued on saved_payment_method (provider, token)`,
  sql`create table removed_card (
    provider text not null,
    token text not null,
    removed_at bigint not null,
    primary key (provider, token)
  )`,
  // A removed card is deleted at its provider as well, whatever removed it.
  sql`create function forget_saved_card() returns trigger language plpgsql as $$
  begin
    insert into removed_card (provider, token, removed_at)
    values (old.provider, old.token, (extract(epoch from now()) * 1000)::bigint)
    on conflict do nothing;
    return old;
  end $$`,
  sql`create trigger saved_card_removed after delete on saved_payment_method
    for each row execute function forget_saved_card()`,
  sql`alter table payment add column card_token text`,
  sql`create table sandbox_card (
    token text primary key,
    account text not null,
    last_four char(4) not null,
    expires_month integer not null,
    expires_year integer not null,
    created_at bigint not null,
    unique (account, last_four, expires_month, expires_year)
  )`,
];

/**
 * Cards that are saved while paying: the provider that issued a token, the token that a payment uses, removed cards that the
 * provider has not deleted yet, and the sandbox's own cards.
 */
export const savedCards: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of changes) await change.execute(db);
  },
};
