import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = [
  sql`create table voucher (
    market char(2) not null,
    code text not null check (code ~ '^[A-Z0-9]{3,32}$'),
    shopid bigint,
    kind text not null check (kind in ('percentage', 'fixed', 'free-shipping')),
    value bigint not null check (value >= 0 and (kind <> 'percentage' or value between 1 and 100)),
    cap bigint check (cap > 0),
    min_spend bigint not null default 0 check (min_spend >= 0),
    currency char(3) not null,
    starts_at bigint not null,
    ends_at bigint not null check (ends_at > starts_at),
    uses_left integer not null check (uses_left >= 0),
    per_user_limit integer not null default 1 check (per_user_limit > 0),
    label text not null,
    primary key (market, code)
  )`,
  sql`create index voucher_by_shop on voucher (market, shopid, ends_at)`,
  sql`create table voucher_use (
    user_id bigint not null,
    market char(2) not null,
    code text not null,
    checkoutid bigint not null,
    used_at bigint not null,
    primary key (user_id, market, code, checkoutid)
  )`,
  sql`create table cart_line (
    user_id bigint not null,
    market char(2) not null,
    shopid bigint not null,
    itemid bigint not null,
    modelid bigint not null default 0,
    quantity integer not null check (quantity between 1 and 999),
    checked boolean not null default true,
    added_at bigint not null,
    primary key (user_id, market, shopid, itemid, modelid)
  )`,
  sql`create table checkout (
    user_id bigint not null,
    checkoutid bigint not null,
    market char(2) not null,
    currency char(3) not null,
    total bigint not null check (total >= 0),
    payment_channel text not null,
    payment_status text not null,
    platform_voucher text,
    created_at bigint not null,
    primary key (user_id, checkoutid)
  )`,
  sql`create table orders (
    user_id bigint not null,
    order_id bigint not null,
    checkoutid bigint not null,
    order_sn text not null,
    market char(2) not null,
    shopid bigint not null,
    shop_name text not null,
    shop_username text not null,
    status text not null
      check (status in ('to_pay', 'to_ship', 'to_receive', 'completed', 'cancelled', 'return_refund')),
    currency char(3) not null,
    merchandise_total bigint not null check (merchandise_total >= 0),
    shipping_total bigint not null check (shipping_total >= 0),
    voucher_discount bigint not null check (voucher_discount >= 0),
    shipping_discount bigint not null check (shipping_discount >= 0),
    total bigint not null
      check (total >= 0 and total = merchandise_total + shipping_total - voucher_discount - shipping_discount),
    payment_channel text not null,
    payment_status text not null,
    address jsonb not null,
    delivery jsonb not null,
    shop_voucher text,
    platform_voucher text,
    message text not null default '',
    created_at bigint not null,
    primary key (user_id, order_id)
  )`,
  sql`create index orders_by_status on orders (user_id, market, status, order_id desc)`,
  sql`create index orders_by_checkout on orders (user_id, checkoutid)`,
  sql`create table order_line (
    user_id bigint not null,
    order_id bigint not null,
    line_no integer not null,
    shopid bigint not null,
    itemid bigint not null,
    modelid bigint not null default 0,
    name text not null,
    model_name text not null,
    picture jsonb not null,
    price bigint not null check (price >= 0),
    quantity integer not null check (quantity between 1 and 999),
    primary key (user_id, order_id, line_no),
    foreign key (user_id, order_id) references orders on delete cascade
  )`,
  sql`create table order_event (
    user_id bigint not null,
    order_id bigint not null,
    status text not null,
    at bigint not null,
    primary key (user_id, order_id, status),
    foreign key (user_id, order_id) references orders on delete cascade
  )`,
  sql`create table idempotency (
    user_id bigint not null,
    call text not null,
    key text not null check (length(key) between 1 and 128),
    request_hash text not null,
    answer json,
    created_at bigint not null,
    primary key (user_id, call, key)
  )`,
  sql`create index idempotency_by_age on idempotency (created_at)`,
  sql`create table outbox (
    id bigint primary key,
    market char(2) not null,
    topic text not null,
    payload jsonb not null,
    created_at bigint not null,
    delivered_at bigint
  )`,
  sql`create index outbox_waiting on outbox (id) where delivered_at is null`,
];

/** Shoppers lead the keys of carts and orders, markets those of vouchers: no key or reference crosses a shard. */
export const cartAndOrders: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of tables) await table.execute(db);
  },
};
