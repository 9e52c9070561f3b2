import { errorCodes } from '@pasar/error-catalogue';
import type { CallData } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { money } from '@pasar/money';
import type { OrderRow } from '@pasar/order-service';
import type { getCheckoutPayment, OfferedMethod } from '@pasar/payment-contract';
import { describeMethods } from './describe-methods.ts';
import { refreshPayment } from './own-payment.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { presentPayment } from './present-payment.ts';
import { listUsableCards } from './saved-cards.ts';
import { payableOrders } from './start-payment.ts';
import type { Payer } from './payer.ts';

const findOrders = (
  { db }: PaymentDeps,
  { userid, market }: Payer,
  checkoutid: number,
): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userid)
    .where('market', '=', market.code)
    .where('checkoutid', '=', checkoutid)
    .orderBy('order_id')
    .execute();

const findNewest = ({ db }: PaymentDeps, { userid }: Payer, checkoutid: number) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('user_id', '=', userid)
    .where('checkoutid', '=', checkoutid)
    .orderBy('payment_id', 'desc')
    .executeTakeFirst();

const isSettled = ({ payment_status }: OrderRow): boolean =>
  payment_status === 'paid' || payment_status === 'due-on-delivery';

/** Reads the orders of a checkout. Throws NOT_FOUND if it does not exist or belongs to another member. */
export async function requireOrders(
  deps: PaymentDeps,
  payer: Payer,
  checkoutid: number,
): Promise<OrderRow[]> {
  const orders = await findOrders(deps, payer, checkoutid);
  if (orders.length === 0) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such checkout.');
  return orders;
}

/** Returns the remaining amount of a checkout, its payment methods and its current payment. */
export async function getOwnCheckoutPayment(
  deps: PaymentDeps,
  payer: Payer,
  checkoutid: number,
  now: number,
): Promise<CallData<typeof getCheckoutPayment>> {
  await requireOrders(deps, payer, checkoutid);
  const newest = await findNewest(deps, payer, checkoutid);
  const payment = newest && (await refreshPayment(deps, newest, now));
  const orders = await findOrders(deps, payer, checkoutid);
  const payable = payableOrders(orders, now);
  const settled = orders.filter(isSettled);
  const shown = payable.length > 0 ? payable : settled.length > 0 ? settled : orders;
  const amount = shown.reduce((sum, { total }) => sum + total, 0);
  const [{ currency, payment_channel } = {} as OrderRow] = shown;
  const methods = await describeMethods(deps, payer, { context: 'marketplace', orders: shown });
  const chosen = methods.find(({ method }) => method === payment_channel)?.method;
  const canPayByCard = methods.some(({ method, available }) => method === 'card' && available);
  return {
    checkoutid,
    cards: payable.length > 0 && canPayByCard ? await listUsableCards(deps, payer, now) : [],
    state: payable.length > 0 ? 'to_pay' : settled.length > 0 ? 'paid' : 'closed',
    amount: money(amount, currency),
    orders: shown.map((order) => ({
      order_id: order.order_id,
      order_sn: order.order_sn,
      shop_name: order.shop_name,
      total: money(order.total, order.currency),
    })),
    ...(payable[0]?.pay_by && { pay_by: payable[0].pay_by }),
    ...(chosen && { method: chosen as OfferedMethod['method'] }),
    methods,
    ...(payment && { payment: presentPayment(payment) }),
  };
}
