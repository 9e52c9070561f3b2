import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const payments = [
  sql`create table payment (
    payment_id bigint primary key,
    user_id bigint not null,
    checkoutid bigint not null,
    market char(2) not null,
    provider text not null,
    provider_ref text,
    method text not null,
    method_option text not null default '',
    platform text not null check (platform in ('rw', 'pc')),
    amount bigint not null check (amount >= 0),
    currency char(3) not null,
    state text not null check (state in ('unknown', 'pending', 'paid', 'failed', 'expired', 'cancelled')),
    reason text,
    step jsonb,
    created_at bigint not null,
    updated_at bigint not null,
    expires_at bigint not null
  )`,
  // Two concurrent payments of one checkout would charge twice.
  sql`create unique index payment_open on payment (user_id, checkoutid) where state in ('unknown', 'pending')`,
  sql`create index payment_by_checkout on payment (user_id, checkoutid, payment_id)`,
  sql`create index payment_to_query on payment (updated_at) where state in ('unknown', 'pending')`,
  sql`create unique index payment_by_provider on payment (provider, provider_ref) where provider_ref is not null`,
  sql`create table payment_order (
    payment_id bigint not null references payment on delete cascade,
    user_id bigint not null,
    order_id bigint not null,
    amount bigint not null check (amount >= 0),
    primary key (payment_id, order_id)
  )`,
  sql`create index payment_order_by_order on payment_order (user_id, order_id)`,
  sql`create table payment_refund (
    refund_id bigint primary key,
    user_id bigint not null,
    order_id bigint not null,
    market char(2) not null,
    payment_id bigint,
    provider text not null,
    key text not null,
    reason text not null,
    amount bigint not null check (amount > 0),
    currency char(3) not null,
    state text not null check (state in ('requested', 'done')),
    attempts integer not null default 0,
    created_at bigint not null,
    updated_at bigint not null,
    unique (user_id, order_id, key)
  )`,
  sql`create index payment_refund_to_send on payment_refund (updated_at) where state = 'requested'`,
  sql`create table payment_webhook (
    provider text not null,
    event_id text not null,
    received_at bigint not null,
    primary key (provider, event_id)
  )`,
  sql`create table payment_preference (
    user_id bigint not null,
    market char(2) not null,
    context text not null,
    method text not null,
    method_option text not null default '',
    primary key (user_id, market, context)
  )`,
];

const ledger = [
  sql`create table ledger_entry (
    transaction_id bigint not null,
    line_no integer not null check (line_no > 0),
    kind text not null check (kind in ('charge', 'refund', 'payout', 'late-money')),
    account text not null,
    market char(2) not null,
    currency char(3) not null,
    amount bigint not null,
    user_id bigint not null,
    order_id bigint not null,
    at bigint not null,
    primary key (transaction_id, line_no)
  )`,
  sql`create index ledger_entry_by_order on ledger_entry (user_id, order_id)`,
  sql`create index ledger_entry_by_account on ledger_entry (account, currency)`,
  sql`create function require_balanced_ledger() returns trigger language plpgsql as $$
    begin
      if exists (
        select from ledger_entry where transaction_id = coalesce(new.transaction_id, old.transaction_id)
        group by currency having sum(amount) <> 0
      ) then raise exception 'ledger_balances: transaction % does not balance', new.transaction_id
        using errcode = 'check_violation', constraint = 'ledger_balances';
      end if;
      return null;
    end $$`,
  sql`create constraint trigger ledger_balances after insert or update on ledger_entry
    deferrable initially deferred for each row execute function require_balanced_ledger()`,
  sql`insert into ledger_entry (transaction_id, line_no, kind, account, market, currency, amount, user_id, order_id, at)
    select -row_number() over (order by p.user_id, p.order_id, p.kind), side.line_no, p.kind, side.account, p.market,
      p.currency, side.sign * p.amount, p.user_id, p.order_id, p.at
    from order_payment p
    cross join lateral (values
      (1, case p.kind when 'charge' then 'provider:sandbox-card' else 'orders' end, 1),
      (2, case p.kind when 'charge' then 'orders' else 'provider:sandbox-card' end, -1)
    ) side (line_no, account, sign)`,
  sql`drop table order_payment`,
  sql`alter table orders drop constraint orders_payment_status`,
  sql`alter table orders add constraint orders_payment_status
    check (payment_status in ('due-on-delivery', 'paid', 'unpaid', 'declined', 'refunded', 'voided'))`,
];

/** Tables of the sandbox's bank, separate from the marketplace's like another company's database. */
const sandbox = [
  sql`create table sandbox_charge (
    charge_id text primary key,
    idempotency_key text not null unique,
    method text not null,
    amount bigint not null,
    currency char(3) not null,
    status text not null
      check (status in ('created', 'challenge', 'authorised', 'settling', 'paid', 'failed', 'cancelled')),
    reason text,
    refunded bigint not null default 0 check (refunded between 0 and amount),
    details jsonb not null,
    attempts integer not null default 0,
    created_at bigint not null,
    settles_at bigint
  )`,
  sql`create table sandbox_refund (
    idempotency_key text primary key,
    charge_id text not null,
    amount bigint not null check (amount > 0),
    created_at bigint not null
  )`,
  sql`create table sandbox_event (
    event_id text primary key,
    charge_id text not null,
    body text not null,
    deliver_at bigint not null,
    deliveries_left integer not null
  )`,
  sql`create index sandbox_event_due on sandbox_event (deliver_at) where deliveries_left > 0`,
  sql`create table sandbox_wallet (
    account text primary key,
    linked_at bigint not null
  )`,
];

/** Payments, their webhooks and refunds, a double-entry ledger, and a demo's sandbox bank. */
export const paymentTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [...payments, ...ledger, ...sandbox]) await statement.execute(db);
  },
};
