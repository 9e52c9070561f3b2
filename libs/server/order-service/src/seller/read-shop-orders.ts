import { shopRoleAllows } from '@pasar/account';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody, CallData, CallQuery } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { listShopOrders, OwnShop, replyToRating, ShopOrder } from '@pasar/order-contract';
import { orderCursor } from '../order-cursor.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../order-row.ts';
import { presentOrder, presentSummary } from '../present-order.ts';
import { readOrderParts } from '../read-order-parts.ts';
import { presentReturn } from '../returns/present-return.ts';
import { selectBoughtLines } from '../select-bought-lines.ts';
import { listSellerActions } from './list-seller-actions.ts';
import { readShopRatings, writeReply } from './shop-ratings.ts';
import type { ShopSeller } from './shop-seller.ts';

const ordersPerPage = 20;

/** Selects the orders of the seller's own shop. */
const selectShopOrders = ({ db }: OrderDeps, { shopid, market }: ShopSeller) =>
  db
    .selectFrom('orders as o')
    .selectAll('o')
    .where('o.market', '=', market.code)
    .where('o.shopid', '=', shopid);

/** Reads an order's row for its shop's team. Throws NOT_FOUND if it does not exist or belongs to another shop. */
async function readShopOrderRow(deps: OrderDeps, seller: ShopSeller, orderId: number): Promise<OrderRow> {
  const row = await selectShopOrders(deps, seller).where('o.order_id', '=', orderId).executeTakeFirst();
  if (!row) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such order.');
  return row;
}

/** Lists the orders of the seller's own shop, newest first. Throws PARAM for an invalid cursor. */
export async function listOwnShopOrders(
  deps: OrderDeps,
  seller: ShopSeller,
  { status, cursor }: CallQuery<typeof listShopOrders>,
): Promise<CallData<typeof listShopOrders>> {
  const after = orderCursor.read(cursor);
  let query = selectShopOrders(deps, seller)
    .orderBy('o.order_id', 'desc')
    .limit(ordersPerPage + 1);
  if (status) query = query.where('o.status', '=', status);
  if (after) query = query.where('o.order_id', '<', after.id);
  const rows: OrderRow[] = await query.execute();
  const page = rows.slice(0, ordersPerPage);
  const last = page.at(-1);
  const orders = [];
  for (const row of page) orders.push(presentSummary(row, await selectBoughtLines(deps, row)));
  return {
    orders,
    ...(last && rows.length > ordersPerPage ? { next: orderCursor.write({ id: last.order_id }) } : {}),
  };
}

/** The seller issues the invoice of an order that was sold: only then does the seller need the buyer's number or carrier. */
const withInvoiceForSeller = ({ invoice, ...order }: ShopOrder['order']): ShopOrder['order'] => ({
  ...order,
  ...(invoice && !['to_pay', 'cancelled'].includes(order.status) && { invoice }),
});

/** Whether the member's role allows an action on an order. */
const mayAct = ({ role }: ShopSeller, action: ShopOrder['actions'][number]): boolean =>
  shopRoleAllows(role, action.endsWith('-return') ? 'returns' : 'orders');

/** Reads one order of the seller's own shop. Throws NOT_FOUND if it does not exist or belongs to another shop. */
export async function getOwnShopOrder(
  deps: OrderDeps,
  seller: ShopSeller,
  orderId: number,
  now: number,
): Promise<ShopOrder> {
  const row = await readShopOrderRow(deps, seller, orderId);
  const lines = await selectBoughtLines(deps, row);
  const parts = { lines, ...(await readOrderParts(deps, row, lines.length)) };
  const order = {
    ...withInvoiceForSeller(presentOrder(seller, row, parts, { now })),
    ...{ actions: [], can_cancel: false },
  };
  const buyer = { userid: row.user_id, market: seller.market };
  const found = parts.return && (await presentReturn(deps, buyer, { return_id: parts.return.return_id }));
  return {
    order,
    actions: listSellerActions(row, parts, found).filter((action) => mayAct(seller, action)),
    ...(found && { return: { ...found, actions: [] } }),
    ratings: await readShopRatings(deps, row),
  };
}

/** Reads the seller's shop in this market with its order counts. Throws NOT_FOUND if there is none. */
export async function readOwnShop({ db }: OrderDeps, { shopid, role, market }: ShopSeller): Promise<OwnShop> {
  const shop = await db
    .selectFrom('shop')
    .select(['shopid', 'name', 'username'])
    .where('market', '=', market.code)
    .where('shopid', '=', shopid)
    .executeTakeFirst();
  if (!shop) throw new ApiError(errorCodes.NOT_FOUND, 'The account has no shop.');
  if (!shopRoleAllows(role, 'orders-read')) return { ...shop, role, orders: [] };
  const counts = await db
    .selectFrom('orders')
    .select(({ fn }) => ['status', fn.countAll().as('count')])
    .where('market', '=', market.code)
    .where('shopid', '=', shop.shopid)
    .groupBy('status')
    .execute();
  return { ...shop, role, orders: counts.map(({ status, count }) => ({ status, count: Number(count) })) };
}

/** Replies to a buyer's rating of an order's line. Throws NOT_FOUND if the order does not exist or belongs to another shop. */
export async function replyToOwnRating(
  deps: OrderDeps,
  seller: ShopSeller,
  request: CallBody<typeof replyToRating>,
  now: number,
): Promise<ShopOrder> {
  await writeReply(deps, await readShopOrderRow(deps, seller, request.order_id), request, now);
  return getOwnShopOrder(deps, seller, request.order_id, now);
}
