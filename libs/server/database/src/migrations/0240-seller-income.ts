import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The smallest step of prices at the time of this migration, for the rounding of percentages. */
const step = sql`case when o.currency in ('IDR', 'TWD', 'COP') then 100 else 1 end`;

const orders = [
  // Fees are those of the moment of the order; older orders were placed without any.
  sql`alter table orders
    add column shop_voucher_discount bigint not null default 0,
    add column shop_shipping_discount bigint not null default 0,
    add column commission_basis_points integer not null default 0,
    add column transaction_fee_basis_points integer not null default 0,
    add column income_state text check (income_state in ('none', 'pending', 'released')),
    add column income bigint not null default 0,
    add column income_at bigint`,
  sql`update orders set shop_voucher_discount = voucher_discount, shop_shipping_discount = shipping_discount
    where shop_voucher is not null and platform_voucher is null`,
  // Both vouchers were stored as one sum: the shop's, which came first, is computed again.
  sql`update orders o set
      shop_voucher_discount = least(o.voucher_discount, case v.kind
        when 'fixed' then least(v.value, o.merchandise_total)
        when 'percentage' then least(round(o.merchandise_total * v.value / 100.0 / ${step})::bigint * ${step},
          coalesce(v.cap, o.merchandise_total))
        else 0 end),
      shop_shipping_discount = least(o.shipping_discount, case v.kind
        when 'free-shipping' then least(o.shipping_total, coalesce(v.cap, o.shipping_total)) else 0 end)
    from voucher v
    where v.market = o.market and v.code = o.shop_voucher and o.platform_voucher is not null`,
  sql`alter table orders add constraint orders_shop_discounts_within_all check (
    shop_voucher_discount between 0 and voucher_discount and
    shop_shipping_discount between 0 and shipping_discount)`,
  sql`alter table orders add constraint orders_fees_within_goods check (
    commission_basis_points >= 0 and transaction_fee_basis_points >= 0 and
    commission_basis_points + transaction_fee_basis_points <= 10000)`,
  sql`create index orders_by_income on orders (market, shopid, income_at desc, order_id desc)
    where income_state in ('pending', 'released')`,
  sql`create index orders_without_income on orders (order_id) where income_state is null`,
];

const entries = [
  sql`create table seller_income_entry (
    market char(2) not null,
    shopid bigint not null,
    entry_id bigint not null,
    kind text not null check (kind in ('release', 'refund')),
    user_id bigint not null,
    order_id bigint not null,
    order_sn text not null,
    currency char(3) not null,
    goods bigint not null,
    shop_voucher bigint not null,
    shop_shipping bigint not null,
    refunds bigint not null,
    commission bigint not null,
    transaction_fee bigint not null,
    income bigint not null,
    at bigint not null,
    primary key (market, shopid, entry_id),
    constraint seller_income_adds_up check (
      income = goods - shop_voucher - shop_shipping - refunds - commission - transaction_fee)
  )`,
  sql`create index seller_income_entry_by_time on seller_income_entry (market, shopid, at, entry_id)`,
  sql`create index seller_income_entry_by_order on seller_income_entry (user_id, order_id)`,
  sql`alter table ledger_entry drop constraint ledger_entry_kind_check`,
  sql`alter table ledger_entry add constraint ledger_entry_kind_check
    check (kind in ('charge', 'refund', 'payout', 'late-money', 'income'))`,
];

/** What sellers are paid: the shop's part of an order's discounts, its fees, its income, and the entries of a statement. */
export const sellerIncome: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [...orders, ...entries]) await statement.execute(db);
  },
};
