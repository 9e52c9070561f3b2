import { getServerState, serveCall } from '@pasar/http-server';
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
import type { FastifyInstance, FastifyRequest } from 'fastify';
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

/** Reads the body as text, since a webhook's signature covers its exact bytes. */
async function registerWebhooks(app: FastifyInstance, deps: PaymentDeps): Promise<void> {
  const { ports } = getServerState(app);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: maxWebhookBytes },
      (_request: FastifyRequest, body: string, done: (error: null, body: string) => void) => done(null, body),
    );
    scope.post<{ readonly Params: { readonly provider: string } }>(
      webhookPath(':provider'),
      async ({ params, body, headers }, reply) => {
        const signature = headers['stripe-signature'] ?? headers['x-payment-signature'];
        const { status, result } = await receiveWebhook(deps, params.provider, {
          body: typeof body === 'string' ? body : '',
          signature: typeof signature === 'string' ? signature : '',
          now: ports.now(),
        });
        return reply.code(status).send({ result });
      },
    );
  });
}

/** Registers the calls of payments and the webhooks of their providers. */
export async function registerPaymentCalls(app: FastifyInstance, deps: PaymentDeps): Promise<void> {
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
    const amount = payableOrders(orders, context.now).reduce((sum, { total }) => sum + total, 0);
    const terms = { context: shopping, ...(checkoutid !== undefined && { amount }) };
    return { methods: await describeMethods(deps, payer, terms) };
  });
  serveCall(app, preferPaymentMethod, async (context) => {
    const { context: shopping, method } = context.body;
    return { methods: await preferMethod(deps, toPayer(context), shopping, method) };
  });
  await registerWebhooks(app, deps);
}
