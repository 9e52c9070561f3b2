import { minuteMs } from '@pasar/durations';
import Stripe from 'stripe';
import type { Charge, ChargeKey, ChargeRequest, PaymentProvider } from '../../payment-provider.ts';
import { readStripeWebhook } from './read-stripe-webhook.ts';
import {
  cancelSavedCardCharge,
  chargeSavedCard,
  isSavedCardRef,
  retrieveIntent,
} from './charge-saved-card.ts';
import { parseCardToken } from './saved-card-token.ts';
import { findTries, payRefund } from './stripe-refunds.ts';
import { findIntent, toCharge, toSavedCardCharge } from './to-charge.ts';

export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** API address for tests; defaults to Stripe's. */
  readonly apiBase?: string;
};

const expand = {
  expand: ['payment_intent', 'payment_intent.latest_charge', 'payment_intent.payment_method'],
};

/** Stripe keeps a session open for at least half an hour, by its own clock; a payment with an earlier deadline is cancelled. */
const shortestSessionMs = 30 * minuteMs;
const spareMs = 2 * minuteMs;

const toSession = ({
  payment_id,
  amount,
  currency,
  returnUrl,
  startedAt,
  expiresAt,
}: ChargeRequest): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  client_reference_id: String(payment_id),
  line_items: [
    {
      quantity: 1,
      price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: 'Pasar' } },
    },
  ],
  // Stripe's page asks whether to keep the card, for a customer of its own.
  customer_creation: 'always',
  saved_payment_method_options: { payment_method_save: 'enabled' },
  payment_intent_data: { capture_method: 'manual', metadata: { payment_id: String(payment_id) } },
  success_url: returnUrl,
  cancel_url: returnUrl,
  expires_at: Math.ceil((Math.max(expiresAt, startedAt + shortestSessionMs) + spareMs) / 1000),
  ...expand,
});

/** Shorter than the port's timeout, so that no connection outlives its call. */
const timeoutMs = 7000;

function createClient({ secretKey, apiBase }: StripeSettings): Stripe {
  const shared = { maxNetworkRetries: 0, telemetry: false, timeout: timeoutMs } as const;
  if (!apiBase) return new Stripe(secretKey, shared);
  const { hostname, port, protocol } = new URL(apiBase);
  return new Stripe(secretKey, {
    ...shared,
    host: hostname,
    port,
    protocol: protocol === 'http:' ? 'http' : 'https',
  });
}

/** A session that Stripe refused to create, for instance for an amount that it does not accept, or a card that it no longer has: no money can move. */
const toRefusedCharge = (
  { payment_id, amount, currency }: ChargeRequest,
  { code, message }: InstanceType<typeof Stripe.errors.StripeError>,
): Charge => ({
  ...{ payment_id, amount, currency, refunded: 0, status: 'failed' },
  reason: code === 'resource_missing' ? 'incorrect-details' : 'provider-unavailable',
  ref: undefined,
  detail: `${code ?? 'invalid_request'}: ${message}`,
});

/**
 * Creates a provider for Stripe's hosted checkout page: no card number reaches this server. The amount is reserved first and
 * captured if the orders can still be paid. Cards only; a saved card pays without the page, unless its bank asks.
 */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = createClient(settings);
  const retrieve = async (ref: string) => stripe.checkout.sessions.retrieve(ref, expand);
  const query = async ({ ref }: ChargeKey) =>
    isSavedCardRef(ref)
      ? toSavedCardCharge(await retrieveIntent(stripe, ref))
      : toCharge(await retrieve(ref));
  const requireIntent = async (ref: string): Promise<string> => {
    if (isSavedCardRef(ref)) return ref;
    const intent = findIntent(await retrieve(ref));
    if (!intent) throw new Error(`The session ${ref} has no payment.`);
    return intent.id;
  };
  return {
    name: 'stripe',
    serves: (method) => method === 'card',
    start: async (request) => {
      const idempotencyKey = `payment/${request.payment_id}`;
      try {
        if (request.cardToken !== undefined) return await chargeSavedCard(stripe, request, idempotencyKey);
        return toCharge(await stripe.checkout.sessions.create(toSession(request), { idempotencyKey }));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return toRefusedCharge(request, error);
        throw error;
      }
    },
    query,
    confirm: query,
    capture: async (key) => {
      const idempotencyKey = `capture/${key.payment_id}`;
      await stripe.paymentIntents.capture(await requireIntent(key.ref), {}, { idempotencyKey });
      return query(key);
    },
    cancel: async (key) => {
      if (isSavedCardRef(key.ref)) return cancelSavedCardCharge(stripe, key.ref);
      const session = await retrieve(key.ref);
      const intent = findIntent(session);
      if (intent?.status === 'requires_capture') await stripe.paymentIntents.cancel(intent.id);
      else if (session.status === 'open') await stripe.checkout.sessions.expire(key.ref);
      return query(key);
    },
    refund: async (order) => payRefund(stripe, await requireIntent(order.ref), order),
    hasRefundFailed: async ({ ref, refund_id }) => {
      const { isPaid, failures } = await findTries(stripe, await requireIntent(ref), refund_id);
      return !isPaid && failures > 0;
    },
    forgetCard: async (token) => {
      try {
        await stripe.customers.del(parseCardToken(token).customer);
      } catch (error) {
        const isGone =
          error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
        if (!isGone) throw error;
      }
    },
    readWebhook: (webhook) => readStripeWebhook(stripe, settings.webhookSecret, webhook, query),
  };
}
