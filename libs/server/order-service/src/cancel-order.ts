import type { Shopper } from '@pasar/cart-service';
import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { canCancel } from '@pasar/order';
import type { Order } from '@pasar/order-contract';
import type { Selectable } from 'kysely';
import { freeFlashUses } from './flash-uses.ts';
import type { FlashUse } from './flash-uses.ts';
import { inTransaction } from './in-transaction.ts';
import type { OrderDeps } from './order-deps.ts';
import { publishEvent } from './publish-event.ts';
import { getOrderOf } from './read-orders.ts';
import { putBackStock } from './stock.ts';
import { freeVoucher } from './voucher-uses.ts';

type Owner = Pick<Shopper, 'userid' | 'market'>;
type OrderRow = Selectable<Database['orders']>;

/** Locks all orders of the checkout, so that two that are cancelled at once see each other. */
async function lockOrders(
  { db }: OrderDeps,
  { userid, market }: Owner,
  orderId: number,
): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userid)
    .where('market', '=', market.code)
    .where('checkoutid', '=', ({ selectFrom }) =>
      selectFrom('orders as wanted')
        .select('wanted.checkoutid')
        .where('wanted.user_id', '=', userid)
        .where('wanted.order_id', '=', orderId),
    )
    .orderBy('order_id')
    .forUpdate()
    .execute();
}

const boughtLines = ({ db }: OrderDeps, { user_id, order_id }: OrderRow) =>
  db
    .selectFrom('order_line')
    .select(['shopid', 'itemid', 'modelid', 'quantity', 'flash_starts_at', 'flash_quantity'])
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .execute();

type BoughtLine = Awaited<ReturnType<typeof boughtLines>>[number];

const flashUseOf = ({ flash_starts_at, flash_quantity, ...line }: BoughtLine): FlashUse[] =>
  flash_starts_at === null ? [] : [{ ...line, starts_at: flash_starts_at, pieces: flash_quantity }];

/** The shop's voucher is free again; the marketplace's, when none of the checkout's orders is left to use it. */
async function freeVouchers(
  deps: OrderDeps,
  owner: Owner,
  order: OrderRow,
  others: readonly OrderRow[],
): Promise<void> {
  const { checkoutid, shop_voucher, platform_voucher } = order;
  const isLast = others.every(({ status }) => status === 'cancelled');
  const codes = [shop_voucher, isLast ? platform_voucher : null].flatMap((code) => code ?? []);
  for (const code of codes.toSorted()) await freeVoucher(deps, owner, { code, checkoutid });
}

async function markCancelled({ db }: OrderDeps, { user_id, order_id }: OrderRow, now: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ status: 'cancelled' })
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .execute();
  await db.insertInto('order_event').values({ user_id, order_id, status: 'cancelled', at: now }).execute();
}

async function undo(
  deps: OrderDeps,
  owner: Owner,
  order: OrderRow,
  others: readonly OrderRow[],
  now: number,
) {
  await markCancelled(deps, order, now);
  const lines = await boughtLines(deps, order);
  await putBackStock(deps, owner.market.code, lines);
  await freeFlashUses(deps, owner, lines.flatMap(flashUseOf));
  await freeVouchers(deps, owner, order, others);
  const { user_id: userid, order_id, checkoutid, shopid } = order;
  const payload = { userid, order_id, checkoutid, shopid };
  await publishEvent(deps, { market: owner.market.code, topic: 'order-cancelled', payload, now });
}

/**
 * Cancels an order that has not been shipped: its stock is back and its vouchers are free, in one transaction.
 * Cancelling it again changes nothing. Throws NOT_FOUND for a stranger's order as for none, ORDER_NOT_CANCELLABLE once
 * it has been shipped.
 */
export function cancelOrderOf(deps: OrderDeps, owner: Owner, orderId: number, now: number): Promise<Order> {
  return inTransaction(deps, async (inside) => {
    const orders = await lockOrders(inside, owner, orderId);
    const order = orders.find(({ order_id }) => order_id === orderId);
    if (!order) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such order.');
    if (order.status !== 'cancelled') {
      if (!canCancel(order.status)) throw new ApiError(errorCodes.ORDER_NOT_CANCELLABLE);
      const others = orders.filter((each) => each !== order);
      await undo(inside, owner, order, others, now);
    }
    return getOrderOf(inside, owner, orderId);
  });
}
