import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { minuteMs } from '@pasar/durations';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PaymentDeps } from '../../payment-deps.ts';
import type { ChargeRequest, PaymentProvider } from '../../payment-provider.ts';
import { receiveWebhook } from '../../receive-webhook.ts';
import { createStripeProvider } from './stripe-provider.ts';

type Refund = { id: string; status: string; metadata: Record<string, string>; amount: number };
type RecordedRequest = { readonly method: string; readonly path: string; readonly form: URLSearchParams };

const sent: RecordedRequest[] = [];
const refunds: Refund[] = [];
const webhookSecret = 'whsec_1';
const session = {
  id: 'cs_1',
  object: 'checkout.session',
  client_reference_id: '5',
  status: 'open',
  url: 'https://pay.example',
  amount_total: 1000,
  currency: 'sgd',
  payment_intent: { id: 'pi_1', object: 'payment_intent', status: 'succeeded' },
};

/** The part of Stripe's API that the provider calls; unlike the real one it forgets idempotency keys, as after a day. */
function answer({ method, path, form }: RecordedRequest): object {
  if (path === '/v1/refunds' && method === 'GET') return { object: 'list', data: refunds, has_more: false };
  if (path !== '/v1/refunds') return session;
  const refund_id = form.get('metadata[refund_id]') ?? '';
  const refund = { id: `re_${refunds.length}`, status: 'succeeded', metadata: { refund_id } };
  refunds.push({ ...refund, amount: Number(form.get('amount')) });
  return refund;
}

const api = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://api');
  const call = {
    method: request.method ?? '',
    path: pathname,
    form: new URLSearchParams(await text(request)),
  };
  sent.push(call);
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer(call)));
});
let provider: PaymentProvider;

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiBase = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  provider = createStripeProvider({ secretKey: 'sk_test_1', webhookSecret, apiBase });
});
afterAll(() => new Promise((resolve) => api.close(resolve)));
beforeEach(() => {
  sent.length = 0;
  refunds.length = 0;
});

const order = { payment_id: 5, ref: 'cs_1', refund_id: 77, amount: 400 };

it('pays a refund out once, even if it is repeated after its idempotency key expired', async () => {
  await provider.refund(order);
  await provider.refund(order);
  expect(refunds).toMatchObject([{ amount: 400, metadata: { refund_id: '77' } }]);
});

it('pays out another refund of the same payment, and one that failed before', async () => {
  await provider.refund(order);
  await provider.refund({ ...order, refund_id: 78 });
  expect(refunds).toHaveLength(2);
  for (const refund of refunds) refund.status = 'failed';
  await provider.refund(order);
  expect(refunds).toHaveLength(3);
});

it.each([
  ['the whole time of a card', 30, 32],
  ['less than Stripe allows', 5, 32],
])('keeps its page open for %s', async (_, minutes, expected) => {
  const startedAt = 1_790_000_000_000;
  await provider.start({
    ...{ payment_id: 5, amount: 1000, currency: 'SGD', returnUrl: 'http://sg.localhost/', startedAt },
    expiresAt: startedAt + minutes * minuteMs,
  } as ChargeRequest);
  expect(Number(sent[0]?.form.get('expires_at'))).toBe(startedAt / 1000 + expected * 60);
});

it.each([
  ['a word', 'order-5'],
  ['nothing', null],
  ['more than a number holds', '99999999999999999999'],
])('rejects and logs an event of a session that refers to %s', async (_, client_reference_id) => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { ...session, client_reference_id } },
  });
  const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString({
    payload: body,
    secret: webhookSecret,
  });
  const logged: [string, unknown][] = [];
  const deps = { providers: [provider], log: (...line: [string, unknown]) => logged.push(line) };
  const webhook = { body, signature, now: 0 };
  expect(await receiveWebhook(deps as unknown as PaymentDeps, 'stripe', webhook)).toEqual({
    status: 400,
    result: 'malformed',
  });
  expect(logged).toEqual([['payment webhook: malformed', { provider: 'stripe' }]]);
  expect(sent).toEqual([]);
});
