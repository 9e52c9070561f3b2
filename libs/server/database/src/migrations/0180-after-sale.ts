import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const orders = [
  sql`alter table orders
    add column shipped_at bigint,
    add column delivered_at bigint,
    add column receive_by bigint,
    add column return_by bigint,
    add column completed_at bigint,
    add column coins_spent bigint not null default 0 check (coins_spent >= 0),
    add column coin_discount bigint not null default 0 check (coin_discount >= 0),
    add column refunded_amount bigint not null default 0,
    add column refunded_coins bigint not null default 0`,
  sql`alter table orders drop constraint if exists orders_check`,
  sql`alter table orders drop constraint if exists orders_total_check`,
  sql`alter table orders add constraint orders_total_adds_up check (total >= 0 and
    total = merchandise_total + shipping_total - voucher_discount - shipping_discount - coin_discount)`,
  sql`alter table orders add constraint orders_refund_within_total
    check (refunded_amount between 0 and total and refunded_coins between 0 and coins_spent)`,
  sql`update orders set refunded_amount = total where payment_status = 'refunded'`,
  sql`create index orders_by_shop on orders (market, shopid, status, order_id desc)`,
  sql`create index orders_to_confirm on orders (receive_by) where status = 'to_receive' and receive_by is not null`,
  sql`alter table order_line
    add column cancelled_quantity integer not null default 0,
    add column returned_quantity integer not null default 0,
    add constraint order_line_given_back check (cancelled_quantity >= 0 and returned_quantity >= 0
      and cancelled_quantity + returned_quantity <= quantity)`,
  // A status can be reached twice, and a step may keep it, so events get their own ids.
  sql`alter table order_event add column event_id bigint, add column action text, add column actor text,
    add column note text not null default ''`,
  sql`update order_event e set event_id = n.number from (
    select ctid, row_number() over (partition by user_id, order_id order by at) as number from order_event) n
    where e.ctid = n.ctid`,
  sql`alter table order_event drop constraint order_event_pkey`,
  sql`alter table order_event add primary key (user_id, order_id, event_id)`,
];

const parcels = [
  sql`create table order_parcel (
    user_id bigint not null,
    order_id bigint not null,
    carrier text not null,
    tracking_number text not null check (tracking_number ~ '^[A-Z0-9]{8,30}$'),
    shipped_at bigint not null,
    primary key (user_id, order_id),
    foreign key (user_id, order_id) references orders on delete cascade
  )`,
  sql`create table order_parcel_event (
    user_id bigint not null,
    order_id bigint not null,
    event_id bigint not null,
    kind text not null check (kind in ('picked-up', 'in-transit', 'out-for-delivery', 'delivered')),
    at bigint not null,
    primary key (user_id, order_id, event_id),
    foreign key (user_id, order_id) references order_parcel on delete cascade
  )`,
  sql`create unique index order_parcel_event_once on order_parcel_event (user_id, order_id, kind)`,
  sql`create table order_cancellation (
    user_id bigint not null,
    order_id bigint not null,
    market char(2) not null,
    reason text not null,
    note text not null default '',
    status text not null check (status in ('requested', 'accepted', 'refused')),
    answer_by bigint not null,
    requested_at bigint not null,
    answered_at bigint,
    primary key (user_id, order_id),
    foreign key (user_id, order_id) references orders on delete cascade
  )`,
  sql`create index order_cancellation_overdue on order_cancellation (answer_by) where status = 'requested'`,
];

const returns = [
  sql`create table order_return (
    user_id bigint not null,
    return_id bigint not null,
    order_id bigint not null,
    market char(2) not null,
    shopid bigint not null,
    status text not null check (status in
      ('requested', 'to_send', 'sent', 'disputed', 'refunded', 'withdrawn', 'refused', 'expired')),
    solution text not null check (solution in ('return-and-refund', 'refund-only')),
    reason text not null,
    note text not null default '',
    currency char(3) not null,
    amount bigint not null check (amount >= 0),
    coins bigint not null check (coins >= 0),
    shipping_option text,
    tracking_number text,
    seller_note text not null default '',
    deadline bigint,
    created_at bigint not null,
    primary key (user_id, return_id),
    foreign key (user_id, order_id) references orders on delete cascade
  )`,
  sql`create unique index order_return_open on order_return (user_id, order_id)
    where status in ('requested', 'to_send', 'sent', 'disputed')`,
  sql`create index order_return_by_order on order_return (user_id, order_id, return_id desc)`,
  sql`create index order_return_by_shop on order_return (market, shopid, return_id desc)`,
  sql`create index order_return_overdue on order_return (deadline) where deadline is not null`,
  sql`create table order_return_line (
    user_id bigint not null,
    return_id bigint not null,
    line_no integer not null,
    quantity integer not null check (quantity > 0),
    amount bigint not null check (amount >= 0),
    coins bigint not null check (coins >= 0),
    primary key (user_id, return_id, line_no),
    foreign key (user_id, return_id) references order_return on delete cascade
  )`,
  sql`create table order_return_event (
    user_id bigint not null,
    return_id bigint not null,
    event_id bigint not null,
    status text not null,
    actor text not null,
    note text not null default '',
    at bigint not null,
    primary key (user_id, return_id, event_id),
    foreign key (user_id, return_id) references order_return on delete cascade
  )`,
  sql`create table order_picture (
    picture_id text primary key,
    user_id bigint not null,
    return_id bigint,
    width integer not null,
    height integer not null,
    content bytea not null,
    created_at bigint not null
  )`,
  sql`create index order_picture_by_return on order_picture (user_id, return_id)`,
];

const ratingsAndCoins = [
  sql`create table order_rating (
    user_id bigint not null,
    order_id bigint not null,
    line_no integer not null,
    ratingid bigint not null,
    created_at bigint not null,
    edited_at bigint,
    primary key (user_id, order_id, line_no),
    foreign key (user_id, order_id) references orders on delete cascade
  )`,
  sql`create table coin_balance (
    user_id bigint not null,
    market char(2) not null,
    balance bigint not null check (balance >= 0),
    primary key (user_id, market)
  )`,
  sql`create table coin_entry (
    user_id bigint not null,
    market char(2) not null,
    entry_id bigint not null,
    kind text not null check (kind in ('earned', 'reward', 'spent', 'refunded', 'reversed', 'expired')),
    amount bigint not null check (amount <> 0 and (amount > 0) = (kind in ('earned', 'reward', 'refunded'))),
    reference text not null,
    order_id bigint,
    at bigint not null,
    expires_at bigint,
    left_over bigint not null default 0 check (left_over between 0 and greatest(amount, 0)),
    primary key (user_id, market, entry_id)
  )`,
  sql`create unique index coin_entry_once on coin_entry (user_id, market, kind, reference)`,
  sql`create index coin_entry_by_time on coin_entry (user_id, market, at desc, entry_id desc)`,
  sql`create index coin_entry_expiring on coin_entry (expires_at) where left_over > 0`,
];

/** After a purchase: parcels, cancellations, returns, partial refunds, ratings and coins. */
export const afterSale: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [...orders, ...parcels, ...returns, ...ratingsAndCoins])
      await statement.execute(db);
  },
};
