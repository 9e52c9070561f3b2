import type { OrderDeps } from './order-deps.ts';
import type { OrderRow } from './order-row.ts';

export type CheckoutKey = { readonly userid: number; readonly checkoutid: number };

const lockOrders = ({ db }: OrderDeps, { userid, checkoutid }: CheckoutKey): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userid)
    .where('checkoutid', '=', checkoutid)
    .orderBy('order_id')
    .forUpdate()
    .execute();

const selectCheckout = ({ db }: OrderDeps, { userid, checkoutid }: CheckoutKey) =>
  db
    .selectFrom('checkout')
    .select('checkoutid')
    .where('user_id', '=', userid)
    .where('checkoutid', '=', checkoutid);

/**
 * Locks a checkout, then all its orders, so that concurrent cancellations see each other. All code that locks
 * more than one order of a checkout must use this.
 */
export async function lockCheckout(deps: OrderDeps, key: CheckoutKey): Promise<OrderRow[]> {
  await selectCheckout(deps, key).forUpdate().execute();
  return lockOrders(deps, key);
}

/** Like `lockCheckout`, but returns undefined without waiting if the checkout is locked. */
export async function tryLockCheckout(deps: OrderDeps, key: CheckoutKey): Promise<OrderRow[] | undefined> {
  const free = await selectCheckout(deps, key).forUpdate().skipLocked().executeTakeFirst();
  return free && lockOrders(deps, key);
}
