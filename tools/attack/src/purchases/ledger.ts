import { createDatabase } from '@pasar/database';
import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ItemKey, OrderSubmission } from './buy.ts';

/** Units in stock by item id, before any purchase. */
export type Stock = ReadonlyMap<number, number>;

/** Runs work on the database with one connection, and closes it. */
export async function onDatabase<Result>(
  url: string,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const db = createDatabase(url, { connections: 1 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Finds cash-on-delivery items of SG without models and with enough stock, and their stock. */
export async function findStock(db: Kysely<Database>): Promise<{ items: ItemKey[]; stock: Stock }> {
  const rows = await db
    .selectFrom('item')
    .select(['shopid', 'itemid', 'stock'])
    .where('market', '=', 'SG')
    .where('model_count', '=', 0)
    .where('is_adult', '=', false)
    .where('can_use_cod', '=', true)
    .where('status', '=', 1)
    .where('stock', '>', 20)
    .orderBy('itemid')
    .limit(100)
    .execute();
  return {
    items: rows.map(({ shopid, itemid }) => ({ shopid, itemid })),
    stock: new Map(rows.map(({ itemid, stock }) => [itemid, stock])),
  };
}

async function stockFaults(db: Kysely<Database>, before: Stock, since: number): Promise<string[]> {
  const { rows } = await sql<{ itemid: number; stock: number; sold: number }>`
    select item.itemid, item.stock,
      coalesce((select sum(line.quantity) from order_line line join orders
        on orders.user_id = line.user_id and orders.order_id = line.order_id
        where line.itemid = item.itemid and line.shopid = item.shopid
          and orders.status <> 'cancelled' and orders.created_at >= ${since}), 0)::int8 as sold
    from item where market = 'SG' and itemid = any(${[...before.keys()]}::int8[])`.execute(db);
  return rows
    .filter(({ itemid, stock, sold }) => stock + sold !== before.get(itemid))
    .map(
      ({ itemid, stock, sold }) =>
        `item ${itemid}: ${stock} in stock and ${sold} sold of ${before.get(itemid)}`,
    );
}

async function totalFaults(db: Kysely<Database>, since: number): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'checkout ' || checkoutid || ' is not the sum of its orders' as fault from checkout
    where created_at >= ${since} and total <> (select sum(total) from orders
      where orders.user_id = checkout.user_id and orders.checkoutid = checkout.checkoutid)
    union all
    select 'order ' || order_id || ' does not add up' from orders
    where created_at >= ${since}
      and (total <> merchandise_total + shipping_total - voucher_discount - shipping_discount - coin_discount
        or merchandise_total <> (select sum(price * quantity - deal_discount) from order_line line
          where line.user_id = orders.user_id and line.order_id = orders.order_id))`.execute(db);
  return rows.map(({ fault }) => fault);
}

async function orderFaults(
  db: Kysely<Database>,
  sent: readonly OrderSubmission[],
  since: number,
): Promise<string[]> {
  const kept = await db
    .selectFrom('checkout')
    .select('checkoutid')
    .where('created_at', '>=', since)
    .execute();
  const keptIds = new Set(kept.map(({ checkoutid }) => checkoutid));
  const acknowledged = sent.flatMap(({ checkoutid }) => (checkoutid === undefined ? [] : [checkoutid]));
  const unanswered = sent.filter(
    ({ checkoutid, refused }) => checkoutid === undefined && refused === undefined,
  );
  const extra = keptIds.size - new Set(acknowledged).size;
  return [
    ...acknowledged.filter((id) => !keptIds.has(id)).map((id) => `acknowledged checkout ${id} is lost`),
    ...(new Set(acknowledged).size === acknowledged.length
      ? []
      : ['two keys were answered with one checkout']),
    ...(extra > unanswered.length
      ? [`${extra} checkouts without a response to their buyer, ${unanswered.length} unanswered`]
      : []),
  ];
}

/** Returns every discrepancy between the orders in `sent` and the records since `since` (epoch milliseconds). */
export async function ledgerFaults(
  db: Kysely<Database>,
  { before, sent, since }: { before: Stock; sent: readonly OrderSubmission[]; since: number },
): Promise<string[]> {
  return [
    ...(await orderFaults(db, sent, since)),
    ...(await stockFaults(db, before, since)),
    ...(await totalFaults(db, since)),
  ];
}
