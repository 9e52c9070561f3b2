import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import { isPaymentOverdue, latestPaymentDeadline, transitionOrder } from '@pasar/order';
import { lockCheckout, ordersAllowInstallments, runInTransaction } from '@pasar/order-service';
import type { OrderRow } from '@pasar/order-service';
import {
  listPaymentMethods,
  paymentAmount,
  paymentExpiresAt,
  paymentMethod,
  paymentShares,
  getMarketPayments,
} from '@pasar/payment';
import type { PaymentMethod } from '@pasar/payment';
import type { startPayment as startPaymentCall } from '@pasar/payment-contract';
import { queryProvider, withAnswer } from './query-provider.ts';
import type { Payer } from './payer.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { requireCardToken } from './saved-cards.ts';
import type { PaymentRow } from './payment-row.ts';
import { findPayment } from './payment-row.ts';

type StartRequest = CallBody<typeof startPaymentCall>;
export type StartOptions = { readonly origin: string; readonly now: number };

/** Returns the orders of a checkout that can still be paid. */
export const payableOrders = (orders: readonly OrderRow[], now: number): readonly OrderRow[] =>
  orders.filter(
    ({ status, pay_by }) => transitionOrder(status, 'pay', 'buyer').moved && !isPaymentOverdue(pay_by, now),
  );

/**
 * Throws PAYMENT_CHANNEL_UNAVAILABLE unless the market, the items, the amount and a provider allow the method, PARAM for an
 * unknown option.
 */
async function requireMethod(
  deps: PaymentDeps,
  market: Market,
  { method, option = '' }: StartRequest,
  orders: readonly OrderRow[],
): Promise<string> {
  const terms = {
    ...({ context: 'marketplace', amount: paymentAmount(paymentShares(orders)) } as const),
    ...{ allowsCod: false, allowsInstallments: market.installmentWhitelist },
    itemsAllowInstallments: await ordersAllowInstallments(deps, market, orders),
  };
  const offered = listPaymentMethods(market, terms);
  const provider = deps.providers.find((each) => each.serves(method));
  if (!provider || !offered.some((each) => each.method === method && each.available))
    throw new ApiError(
      errorCodes.PAYMENT_CHANNEL_UNAVAILABLE,
      `The payment method ${method} is not available.`,
    );
  const { banks, stores, months } = getMarketPayments(market.code);
  const options = {
    bank: banks.map(({ id }) => id),
    store: stores.map(({ id }) => id),
    months: months.map(String),
  };
  const kind = paymentMethod(method).option;
  if (kind ? !options[kind].includes(option) : option !== '')
    throw new ApiError(errorCodes.PARAM, `option: ${method} has no such option.`);
  return provider.name;
}

const findOpenPayment = ({ db }: Pick<PaymentDeps, 'db'>, userid: number, checkoutid: number) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('user_id', '=', userid)
    .where('checkoutid', '=', checkoutid)
    .where('state', 'in', ['unknown', 'pending'])
    .executeTakeFirst();

/** Returns when a payment started now expires: at the latest after the longest period that its method may give its orders. */
const endsAt = (method: PaymentMethod, orders: readonly OrderRow[], now: number): number =>
  Math.min(
    paymentExpiresAt(method, now),
    ...orders.map(({ created_at, pay_by }) =>
      Math.max(pay_by ?? 0, latestPaymentDeadline(created_at, paymentMethod(method).windowMs)),
    ),
  );

/** The provider of a payment, and the token of the saved card to pay with. */
type Route = { readonly name: string; readonly card_token: string | null };

async function writePayment(
  deps: PaymentDeps,
  orders: readonly OrderRow[],
  { name: provider, card_token }: Route,
  request: StartRequest,
  { origin, now }: StartOptions,
): Promise<PaymentRow> {
  const [{ user_id, checkoutid, market, currency } = {} as OrderRow] = orders;
  const shares = paymentShares(orders);
  const payment_id = deps.ids.next();
  const expires_at = endsAt(request.method as PaymentMethod, orders, now);
  await deps.db
    .insertInto('payment')
    .values({
      ...{ payment_id, user_id, checkoutid, market, provider, provider_ref: null, origin },
      ...{ method: request.method, method_option: request.option ?? '', platform: request.platform },
      card_token,
      ...{ amount: paymentAmount(shares), currency, state: 'unknown', reason: null, step: null },
      ...{ created_at: now, updated_at: now, expires_at },
    })
    .execute();
  await deps.db
    .insertInto('payment_order')
    .values(shares.map((share) => ({ payment_id, user_id, ...share })))
    .execute();
  // Paying at a counter takes longer than by card, so extend the orders' deadline.
  await deps.db
    .updateTable('orders')
    .set((eb) => ({ pay_by: eb.fn<number>('greatest', ['pay_by', eb.val(expires_at)]) }))
    .where('user_id', '=', user_id)
    .where(
      'order_id',
      'in',
      orders.map(({ order_id }) => order_id),
    )
    .execute();
  return (await findPayment(deps, payment_id)) as PaymentRow;
}

/** Records the intent before sending anything; returns the open payment if there is one. */
const prepare = (
  deps: PaymentDeps,
  { userid, market }: Payer,
  request: StartRequest,
  options: StartOptions,
) =>
  runInTransaction(deps, async ({ db }) => {
    const inside = { ...deps, db };
    const all = await lockCheckout(inside, { userid, checkoutid: request.checkoutid });
    const own = all.filter((order) => order.market === market.code);
    if (own.length === 0) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such checkout.');
    const open = await findOpenPayment(inside, userid, request.checkoutid);
    if (open) return { row: open, isNew: false };
    const orders = payableOrders(own, options.now);
    if (orders.length === 0) throw new ApiError(errorCodes.ORDER_NOT_PAYABLE);
    const name = await requireMethod(inside, market, request, orders);
    const card_token = await requireCardToken(inside, { userid, market }, request, {
      name,
      now: options.now,
    });
    return { row: await writePayment(inside, orders, { name, card_token }, request, options), isNew: true };
  });

/**
 * Starts one payment for a checkout's unpaid orders, or returns their open payment. If the provider does not respond, the
 * payment is unknown and is queried later. Throws NOT_FOUND if the checkout does not exist or belongs to another member,
 * ORDER_NOT_PAYABLE if nothing is left to pay, PAYMENT_CHANNEL_UNAVAILABLE, PARAM, NOT_FOUND for a card that is not the payer's.
 */
export async function startPayment(
  deps: PaymentDeps,
  payer: Payer,
  request: StartRequest,
  options: StartOptions,
): Promise<PaymentRow> {
  const { row, isNew } = await prepare(deps, payer, request, options);
  if (isNew) await withAnswer(deps, row, options.now, () => queryProvider(deps, row, options.now));
  return (await findPayment(deps, row.payment_id)) ?? row;
}
