import { serveCall, serveWebhook } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import {
  cancelPayment,
  confirmPayment,
  getCheckoutPayment,
  getPayment,
  listPaymentMethods,
  preferPaymentMethod,
  startPayment as startPaymentCall,
} from '@pasar/payment-contract';
import type { FastifyInstance } from 'fastify';
import { getOwnCheckoutPayment, requireOrders } from './checkout-payment.ts';
import { describeMethods, preferMethod } from './describe-methods.ts';
import { cancelOwnPayment, confirmOwnPayment, getOwnPayment } from './own-payment.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { presentPayment } from './present-payment.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { payableOrders, startPayment } from './start-payment.ts';
import { webhookPath } from './webhook-path.ts';

const toPayer = ({
  user,
  market,
}: {
  readonly user: { readonly userid: number };
  readonly market: Market;
}) => ({
  userid: user.userid,
  market,
});

const maxWebhookBytes = 256 * 1024;

const registerWebhooks = (app: FastifyInstance, deps: PaymentDeps): void =>
  serveWebhook(
    app,
    {
      path: webhookPath(':provider'),
      maxBytes: maxWebhookBytes,
      signatureHeaders: ['stripe-signature', 'x-payment-signature'],
    },
    ({ params, ...webhook }) => receiveWebhook(deps, params['provider'] ?? '', webhook),
  );

/** Registers the calls of payments and the webhooks of their providers. */
export function registerPaymentCalls(app: FastifyInstance, deps: PaymentDeps): void {
  serveCall(app, startPaymentCall, async (context) => {
    // The provider redirects the shopper to the host of their session.
    const { body, visitedOrigin: origin, now } = context;
    return presentPayment(await startPayment(deps, toPayer(context), body, { origin, now }));
  });
  serveCall(app, getPayment, async (context) =>
    presentPayment(await getOwnPayment(deps, toPayer(context), context.query.payment_id, context.now)),
  );
  serveCall(app, confirmPayment, async (context) =>
    presentPayment(await confirmOwnPayment(deps, toPayer(context), context.body, context.now)),
  );
  serveCall(app, cancelPayment, async (context) =>
    presentPayment(await cancelOwnPayment(deps, toPayer(context), context.body.payment_id, context.now)),
  );
  serveCall(app, getCheckoutPayment, async (context) =>
    getOwnCheckoutPayment(deps, toPayer(context), context.query.checkoutid, context.now),
  );
  serveCall(app, listPaymentMethods, async (context) => {
    const { context: shopping, checkoutid } = context.query;
    const payer = toPayer(context);
    const orders = checkoutid === undefined ? [] : await requireOrders(deps, payer, checkoutid);
    const unpaid = payableOrders(orders, context.now);
    const terms = { context: shopping, ...(checkoutid !== undefined && { orders: unpaid }) };
    return { methods: await describeMethods(deps, payer, terms) };
  });
  serveCall(app, preferPaymentMethod, async (context) => {
    const { context: shopping, method } = context.body;
    return { methods: await preferMethod(deps, toPayer(context), shopping, method) };
  });
  registerWebhooks(app, deps);
}
