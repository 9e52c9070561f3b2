import type { PaymentFailure } from '@pasar/payment';
import Stripe from 'stripe';
import type { Charge, ChargeKey, ChargeRequest, PaymentProvider, Webhook } from '../payment-provider.ts';

export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** API address for tests; defaults to Stripe's. */
  readonly apiBase?: string;
};

/** Maps Stripe's decline codes to ours. */
const failures: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'expired-card',
  incorrect_cvc: 'incorrect-details',
  incorrect_number: 'incorrect-details',
  invalid_expiry_month: 'incorrect-details',
  authentication_required: 'authentication-failed',
  payment_intent_authentication_failure: 'authentication-failed',
  card_velocity_exceeded: 'limit-exceeded',
  withdrawal_count_limit_exceeded: 'limit-exceeded',
  fraudulent: 'suspected-fraud',
};

const intentStatuses: Partial<Readonly<Record<Stripe.PaymentIntent.Status, Charge['status']>>> = {
  requires_capture: 'authorised',
  succeeded: 'paid',
  canceled: 'cancelled',
};

const findIntent = ({ payment_intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null =>
  typeof payment_intent === 'string' ? null : payment_intent;

function readReason(intent: Stripe.PaymentIntent | null): PaymentFailure | undefined {
  const error = intent?.last_payment_error;
  if (!error) return undefined;
  return failures[error.decline_code ?? ''] ?? failures[error.code ?? ''] ?? 'declined';
}

const readRefunded = (intent: Stripe.PaymentIntent | null): number =>
  typeof intent?.latest_charge === 'object' ? (intent.latest_charge?.amount_refunded ?? 0) : 0;

/** Shoppers may try several cards within a session, so a decline does not end it. */
function toCharge(session: Stripe.Checkout.Session): Charge {
  const intent = findIntent(session);
  const status =
    (intent && intentStatuses[intent.status]) ?? (session.status === 'expired' ? 'cancelled' : 'pending');
  return {
    payment_id: Number(session.client_reference_id),
    ref: session.id,
    status,
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    reason: readReason(intent),
    refunded: readRefunded(intent),
    ...(status === 'pending' && session.url ? { step: { kind: 'redirect', url: session.url } } : {}),
    ...(status === 'pending' && !session.url ? { step: { kind: 'wait' } } : {}),
  };
}

const expand = { expand: ['payment_intent', 'payment_intent.latest_charge'] };

/** Stripe keeps a session open for at least half an hour, by its own clock; a payment with an earlier deadline is cancelled. */
const shortestSessionMs = 30 * 60_000;
const spareMs = 2 * 60_000;

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
  payment_intent_data: { capture_method: 'manual', metadata: { payment_id: String(payment_id) } },
  success_url: returnUrl,
  cancel_url: returnUrl,
  expires_at: Math.ceil((Math.max(expiresAt, startedAt + shortestSessionMs) + spareMs) / 1000),
  ...expand,
});

function createClient({ secretKey, apiBase }: StripeSettings): Stripe {
  const shared = { maxNetworkRetries: 0, telemetry: false } as const;
  if (!apiBase) return new Stripe(secretKey, shared);
  const { hostname, port, protocol } = new URL(apiBase);
  return new Stripe(secretKey, {
    ...shared,
    host: hostname,
    port,
    protocol: protocol === 'http:' ? 'http' : 'https',
  });
}

const unpaidRefunds: readonly (string | null)[] = ['failed', 'canceled'];

/** Whether Stripe already has this refund: it forgets an idempotency key after a day, and a refund may be repeated later. */
async function hasRefund(stripe: Stripe, payment_intent: string, refund_id: number): Promise<boolean> {
  for await (const { metadata, status } of stripe.refunds.list({ payment_intent, limit: 100 }))
    if (metadata?.['refund_id'] === String(refund_id) && !unpaidRefunds.includes(status)) return true;
  return false;
}

/** The events about a session. */
const sessionEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
];

/**
 * Creates a provider for Stripe's hosted checkout page: no card number reaches this server. The amount is reserved first and
 * captured if the orders can still be paid. Cards only.
 */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = createClient(settings);
  const retrieve = async (ref: string) => stripe.checkout.sessions.retrieve(ref, expand);
  const query = async ({ ref }: ChargeKey) => toCharge(await retrieve(ref));
  const requireIntent = async (ref: string): Promise<string> => {
    const intent = findIntent(await retrieve(ref));
    if (!intent) throw new Error(`The session ${ref} has no payment.`);
    return intent.id;
  };
  return {
    name: 'stripe',
    serves: (method) => method === 'card',
    start: async (request) =>
      toCharge(
        await stripe.checkout.sessions.create(toSession(request), {
          idempotencyKey: `payment/${request.payment_id}`,
        }),
      ),
    query,
    confirm: query,
    capture: async (key) => {
      const idempotencyKey = `capture/${key.payment_id}`;
      await stripe.paymentIntents.capture(await requireIntent(key.ref), {}, { idempotencyKey });
      return query(key);
    },
    cancel: async (key) => {
      const session = await retrieve(key.ref);
      const intent = findIntent(session);
      if (intent?.status === 'requires_capture') await stripe.paymentIntents.cancel(intent.id);
      else if (session.status === 'open') await stripe.checkout.sessions.expire(key.ref);
      return query(key);
    },
    refund: async ({ ref, refund_id, amount }) => {
      const payment_intent = await requireIntent(ref);
      if (await hasRefund(stripe, payment_intent, refund_id)) return;
      await stripe.refunds.create(
        { payment_intent, amount, metadata: { refund_id: String(refund_id) } },
        { idempotencyKey: `refund/${refund_id}` },
      );
    },
    readWebhook: (webhook) => readWebhook(stripe, settings, webhook, query),
  };
}

/** Parses the payment that a session refers to; undefined if it is not one of our ids. */
function readPaymentId(reference: string | null): number | undefined {
  const id = /^\d+$/.test(reference ?? '') ? Number(reference) : Number.NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}

async function readWebhook(
  stripe: Stripe,
  { webhookSecret }: StripeSettings,
  { body, signature }: Webhook,
  query: PaymentProvider['query'],
) {
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
  } catch {
    return null;
  }
  if (!sessionEvents.includes(event.type)) return 'ignored' as const;
  const { id, client_reference_id } = event.data.object as Stripe.Checkout.Session;
  const payment_id = readPaymentId(client_reference_id);
  if (payment_id === undefined) return 'malformed' as const;
  // Events arrive in any order, so query the current state.
  return { id: event.id, charge: await query({ payment_id, ref: id }) };
}
