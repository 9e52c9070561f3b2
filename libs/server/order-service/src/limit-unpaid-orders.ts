import type { Shopper } from '@pasar/cart-service';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { initialStatus, maxUnpaidOrders } from '@pasar/order';
import type { InitialPaymentStatus } from '@pasar/order';
import type { OrderDeps } from './order-deps.ts';

/** Counts checkouts, since orders placed together are paid together. */
async function countUnpaidOrders({ db }: OrderDeps, { userid, market }: Shopper): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.count('checkoutid').distinct().as('count'))
    .where('user_id', '=', userid)
    .where('market', '=', market.code)
    .where('status', '=', 'to_pay')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Throws TOO_MANY_UNPAID_ORDERS if the shopper already has the maximum number of unpaid orders. */
export async function limitUnpaidOrders(
  deps: OrderDeps,
  shopper: Shopper,
  payment: InitialPaymentStatus,
): Promise<void> {
  if (initialStatus(payment) !== 'to_pay') return;
  if ((await countUnpaidOrders(deps, shopper)) >= maxUnpaidOrders)
    throw new ApiError(errorCodes.TOO_MANY_UNPAID_ORDERS);
}
