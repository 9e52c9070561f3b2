import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { money } from '@pasar/money';
import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import type { getCheckout, listOrders, Order } from '@pasar/order-contract';
import type { OrderDeps } from './order-deps.ts';
import { orderCursor } from './order-cursor.ts';
import type { OrderOwner } from './order-owner.ts';
import { summaryColumns } from './order-row.ts';
import type { OrderRow, OrderSummaryRow } from './order-row.ts';
import { presentOrder, presentSummary } from './present-order.ts';
import { readOrderParts } from './read-order-parts.ts';

const selectOrders = ({ db }: OrderDeps, { userid, market }: OrderOwner) =>
  db.selectFrom('orders').where('user_id', '=', userid).where('market', '=', market.code);

/** One statement for any number of orders, so that it stays prepared. */
const selectLines = ({ db }: OrderDeps, { userid }: OrderOwner, orderIds: readonly number[]) =>
  db
    .selectFrom('order_line')
    .selectAll()
    .where('user_id', '=', userid)
    .where('order_id', '=', sql<number>`any(${orderIds}::bigint[])`)
    .orderBy('order_id')
    .orderBy('line_no')
    .execute();

async function withLines(deps: OrderDeps, owner: OrderOwner, rows: readonly OrderSummaryRow[]) {
  if (rows.length === 0) return [];
  const lines = await selectLines(
    deps,
    owner,
    rows.map(({ order_id }) => order_id),
  );
  const byOrder = Map.groupBy(lines, ({ order_id }) => order_id);
  return rows.map((row) => presentSummary(row, byOrder.get(row.order_id) ?? []));
}

const notFound = (what: string): ApiError => new ApiError(errorCodes.NOT_FOUND, `There is no such ${what}.`);

/** The tab of returns lists orders that ever had a return, whatever their status. */
const hasStatus =
  ({ userid }: OrderOwner, status: OrderRow['status']) =>
  ({ eb, or, exists, selectFrom }: ExpressionBuilder<Database, 'orders'>) =>
    status !== 'return_refund'
      ? eb('status', '=', status)
      : or([
          eb('status', '=', status),
          exists(
            selectFrom('order_return')
              .select('return_id')
              .where('order_return.user_id', '=', userid)
              .whereRef('order_return.order_id', '=', 'orders.order_id'),
          ),
        ]);

/** Reads a page of the shopper's orders, newest first. Throws PARAM for an invalid cursor. */
export async function listOwnOrders(
  deps: OrderDeps,
  owner: OrderOwner,
  { status, order_sn, cursor, limit = 10 }: CallQuery<typeof listOrders>,
): Promise<CallData<typeof listOrders>> {
  let query = selectOrders(deps, owner)
    .select(summaryColumns)
    .orderBy('order_id', 'desc')
    .limit(limit + 1);
  if (status) query = query.where(hasStatus(owner, status));
  if (order_sn !== undefined) query = query.where('order_sn', '=', order_sn);
  const after = orderCursor.read(cursor);
  if (after) query = query.where('order_id', '<', after.id);
  const rows = await query.execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    orders: await withLines(deps, owner, page),
    ...(last && rows.length > limit ? { next: orderCursor.write({ id: last.order_id }) } : {}),
  };
}

/** Reads an order's row. Throws NOT_FOUND if it does not exist or belongs to another member. */
export async function readOwnOrderRow(
  deps: OrderDeps,
  owner: OrderOwner,
  orderId: number,
): Promise<OrderRow> {
  const row = await selectOrders(deps, owner).selectAll().where('order_id', '=', orderId).executeTakeFirst();
  if (!row) throw notFound('order');
  return row;
}

/** Reads one order at `now`. Throws NOT_FOUND if it does not exist or belongs to another member. */
export async function getOwnOrder(
  deps: OrderDeps,
  owner: OrderOwner,
  orderId: number,
  now: number,
): Promise<Order> {
  const row = await readOwnOrderRow(deps, owner, orderId);
  const lines = await selectLines(deps, owner, [orderId]);
  const parts = { lines, ...(await readOrderParts(deps, row, lines.length)) };
  return presentOrder(owner, row, parts, { now, servesDemoSteps: deps.servesDemoSteps });
}

/** Reads all orders of a checkout. Throws NOT_FOUND if it does not exist or belongs to another member. */
export async function getOwnCheckout(
  deps: OrderDeps,
  owner: OrderOwner,
  checkoutid: number,
): Promise<CallData<typeof getCheckout>> {
  const checkout = await deps.db
    .selectFrom('checkout')
    .select(['total', 'currency'])
    .where('user_id', '=', owner.userid)
    .where('market', '=', owner.market.code)
    .where('checkoutid', '=', checkoutid)
    .executeTakeFirst();
  if (!checkout) throw notFound('checkout');
  const rows = await selectOrders(deps, owner)
    .select(summaryColumns)
    .where('checkoutid', '=', checkoutid)
    .orderBy('order_id')
    .execute();
  return {
    checkoutid,
    orders: await withLines(deps, owner, rows),
    total: money(checkout.total, checkout.currency),
  };
}
