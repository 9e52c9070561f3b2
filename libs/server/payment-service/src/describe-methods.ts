import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { findPreferredMethod, ordersAllowInstallments } from '@pasar/order-service';
import type { OrderRow } from '@pasar/order-service';
import { describePaymentMethods } from '@pasar/payment';
import type { PaymentContext, PaymentMethod } from '@pasar/payment';
import type { OfferedMethod } from '@pasar/payment-contract';
import type { PaymentDeps } from './payment-deps.ts';
import type { Payer } from './payer.ts';

export type MethodTerms = {
  readonly context: PaymentContext;
  /** The orders to pay; undefined if none are placed yet. Cash on delivery is offered only then. */
  readonly orders?: readonly OrderRow[];
};

/** Lists payment methods with their options, and marks the preferred one. */
export async function describeMethods(
  deps: PaymentDeps,
  payer: Payer,
  { context, orders }: MethodTerms,
): Promise<OfferedMethod[]> {
  const { market } = payer;
  const serves = (method: PaymentMethod) =>
    method === 'cod' ? orders === undefined : deps.providers.some((each) => each.serves(method));
  const preferred = await findPreferredMethod(deps, payer, context);
  const terms = {
    ...{ context, allowsCod: true, allowsInstallments: market.installmentWhitelist },
    amount: orders?.reduce((sum, { total }) => sum + total, 0),
    itemsAllowInstallments: await ordersAllowInstallments(deps, market, orders ?? []),
  };
  return describePaymentMethods(market, terms, { serves, preferred }).map(
    ({ options, plans, ...described }) => ({ ...described, options: [...options], plans: [...plans] }),
  );
}

/** Stores the preferred method. Throws PAYMENT_CHANNEL_UNAVAILABLE if it is not offered. */
export async function preferMethod(
  deps: PaymentDeps,
  payer: Payer,
  context: PaymentContext,
  method: PaymentMethod,
): Promise<OfferedMethod[]> {
  const offered = await describeMethods(deps, payer, { context });
  if (!offered.some((each) => each.method === method && each.available))
    throw new ApiError(
      errorCodes.PAYMENT_CHANNEL_UNAVAILABLE,
      `The payment method ${method} is not available.`,
    );
  const key = { user_id: payer.userid, market: payer.market.code, context };
  await deps.db
    .insertInto('payment_preference')
    .values({ ...key, method, method_option: '' })
    .onConflict((conflict) => conflict.columns(['user_id', 'market', 'context']).doUpdateSet({ method }))
    .execute();
  return describeMethods(deps, payer, { context });
}
