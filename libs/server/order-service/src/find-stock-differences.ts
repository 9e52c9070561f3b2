import { runChecks } from '@pasar/payment-ledger';
import type { Checks, Difference, DifferingRow } from '@pasar/payment-ledger';
import { sql } from 'kysely';
import type { OrderDeps } from './order-deps.ts';

const checks = {
  'stock of an item differs from its models': sql<DifferingRow>`
    select i.market || ' ' || i.shopid || '.' || i.itemid as id, 'item ' || i.stock || ', models ' || sum(m.stock) as detail
    from item i join model m on m.market = i.market and m.shopid = i.shopid and m.itemid = i.itemid
    group by i.market, i.shopid, i.itemid, i.stock having sum(m.stock) <> i.stock`,
  'flash sale sold more than it had': sql<DifferingRow>`
    select market || ' ' || shopid || '.' || itemid || ' ' || starts_at as id, 'stock ' || stock || ', sold ' || sold as detail
    from flash_sale where sold > stock`,
  // Pieces bought outside the sale are released first (`listFlashUses`).
  'flash sale counts fewer pieces than were ordered': sql<DifferingRow>`
    select f.market || ' ' || f.shopid || '.' || f.itemid || ' ' || f.starts_at as id,
      'sold ' || f.sold || ', ordered ' || l.quantity as detail
    from flash_sale f
    join (
      select o.market, l.shopid, l.itemid, l.flash_starts_at,
        sum(least(l.flash_quantity, l.quantity - l.cancelled_quantity - l.returned_quantity)) as quantity
      from order_line l join orders o on o.user_id = l.user_id and o.order_id = l.order_id
      where l.flash_starts_at is not null and o.status <> 'cancelled' group by 1, 2, 3, 4
    ) l on l.market = f.market and l.shopid = f.shopid and l.itemid = f.itemid and l.flash_starts_at = f.starts_at
    where f.sold < l.quantity`,
  'voucher counts fewer uses than there are': sql<DifferingRow>`
    select v.market || ' ' || v.code as id, 'used ' || v.used || ', uses ' || u.count as detail
    from voucher v join (select market, code, count(*) from voucher_use group by market, code) u
      on u.market = v.market and u.code = v.code
    where v.used < u.count`,
  'lines of an order differ from what its goods cost': sql<DifferingRow>`
    select o.order_id::text as id,
      'goods ' || o.merchandise_total || ', lines ' || sum(l.price * l.quantity - l.deal_discount) as detail
    from orders o join order_line l on l.user_id = o.user_id and l.order_id = o.order_id
    group by o.user_id, o.order_id, o.merchandise_total
    having sum(l.price * l.quantity - l.deal_discount) <> o.merchandise_total`,
} as const satisfies Checks;

/** Finds every difference between stock, flash sales, vouchers and the orders that took from them; empty if there are none. */
export const findStockDifferences = ({ db }: Pick<OrderDeps, 'db'>): Promise<readonly Difference[]> =>
  runChecks(db, checks);
