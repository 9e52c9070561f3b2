import { errorCodes } from '@pasar/error-catalogue';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { ApiError, createCursor } from '@pasar/http-server';
import { money } from '@pasar/money';
import type { listIncome, OrderIncome, OrderIncomeDetail } from '@pasar/order-contract';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../order-row.ts';
import { selectBoughtLines } from '../select-bought-lines.ts';
import type { ShopSeller } from '../seller/shop-seller.ts';
import { readIncomeRange } from './read-income-range.ts';
import { computeIncome } from './compute-income.ts';

const ordersPerPage = 20;
const incomeCursor = createCursor('seller-income', { at: 'count', id: 'count' });

const selectOrders = ({ db }: OrderDeps, { market, shopid }: ShopSeller) =>
  db.selectFrom('orders').selectAll().where('market', '=', market.code).where('shopid', '=', shopid);

async function presentOrderIncome(deps: OrderDeps, order: OrderRow): Promise<OrderIncome> {
  const parts = computeIncome(order, await selectBoughtLines(deps, order));
  const { order_id, order_sn, status, currency } = order;
  return {
    ...{ order_id, order_sn, status, at: order.income_at ?? order.created_at },
    state: order.income_state === 'released' ? 'released' : 'pending',
    sales: money(parts.goods - parts.shopVoucher - parts.refunds, currency),
    fees: money(parts.commission + parts.transactionFee, currency),
    income: money(parts.income, currency),
  };
}

/**
 * Lists the income of the orders of the seller's own shop: by when it was released or, while it is pending, when the order was
 * placed; newest first. Throws PARAM for an invalid range or cursor.
 */
export async function listOwnIncome(
  deps: OrderDeps,
  seller: ShopSeller,
  { state, from, to, cursor }: CallQuery<typeof listIncome>,
): Promise<CallData<typeof listIncome>> {
  const after = incomeCursor.read(cursor);
  const range =
    from === undefined && to === undefined ? undefined : readIncomeRange({ from, to }, seller.market);
  let query = selectOrders(deps, seller)
    .where('income_state', 'in', state ? [state] : ['pending', 'released'])
    .orderBy('income_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(ordersPerPage + 1);
  if (range) query = query.where('income_at', '>=', range.since).where('income_at', '<', range.until);
  if (after)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('income_at', 'order_id'), '<', tuple(after.at, after.id)),
    );
  const rows: OrderRow[] = await query.execute();
  const page = rows.slice(0, ordersPerPage);
  const last = page.at(-1);
  const orders = [];
  for (const row of page) orders.push(await presentOrderIncome(deps, row));
  const isMore = last && rows.length > ordersPerPage;
  return {
    orders,
    ...(isMore && { next: incomeCursor.write({ at: last.income_at ?? 0, id: last.order_id }) }),
  };
}

const selectEntries = ({ db }: OrderDeps, { user_id, order_id }: OrderRow) =>
  db
    .selectFrom('seller_income_entry')
    .select(['entry_id', 'kind', 'at', 'income'])
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .orderBy('entry_id')
    .execute();

/** Shows how the income of an order is made up. Throws NOT_FOUND if it does not exist or belongs to another shop. */
export async function getOwnOrderIncome(
  deps: OrderDeps,
  seller: ShopSeller,
  orderId: number,
): Promise<OrderIncomeDetail> {
  const order = await selectOrders(deps, seller).where('order_id', '=', orderId).executeTakeFirst();
  if (!order) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such order.');
  const parts = computeIncome(order, await selectBoughtLines(deps, order));
  const entries = await selectEntries(deps, order);
  const amount = (minor: number) => money(minor, order.currency);
  const { order_id, order_sn, status, created_at } = order;
  return {
    ...{ order_id, order_sn, status, created_at, state: order.income_state ?? 'none' },
    goods: amount(parts.goods),
    shop_voucher: amount(parts.shopVoucher),
    shop_shipping: amount(parts.shopShipping),
    refunds: amount(parts.refunds),
    commission: amount(parts.commission),
    transaction_fee: amount(parts.transactionFee),
    income: amount(parts.income),
    commission_percent: order.commission_basis_points / 100,
    transaction_fee_percent: order.transaction_fee_basis_points / 100,
    entries: entries.map(({ income, ...entry }) => ({ ...entry, income: amount(income) })),
  };
}
