import Stripe from 'stripe';
import type { PaymentProvider, Webhook } from '../../payment-provider.ts';

/** The events about a session. Stripe's others (of charges, refunds and disputes) change no payment of a shopper. */
const sessionEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
];

/** Parses the payment that a session refers to; undefined if it is not one of our ids. */
function readPaymentId(reference: string | null): number | undefined {
  const id = /^\d+$/.test(reference ?? '') ? Number(reference) : Number.NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}

const parse = (stripe: Stripe, secret: string, { body, signature, now }: Webhook): Stripe.Event | null => {
  try {
    const { DEFAULT_TOLERANCE } = Stripe.webhooks;
    return stripe.webhooks.constructEvent(body, signature, secret, DEFAULT_TOLERANCE, undefined, now);
  } catch {
    return null;
  }
};

/** Parses an event, whose charge is then queried: see `PaymentProvider.readWebhook`. */
export async function readStripeWebhook(
  stripe: Stripe,
  secret: string,
  webhook: Webhook,
  query: PaymentProvider['query'],
): ReturnType<PaymentProvider['readWebhook']> {
  const event = parse(stripe, secret, webhook);
  if (event === null) return null;
  if (!sessionEvents.includes(event.type)) return 'ignored';
  const { id, client_reference_id } = event.data.object as Stripe.Checkout.Session;
  const payment_id = readPaymentId(client_reference_id);
  if (payment_id === undefined) return 'malformed';
  // Events arrive in any order, so query the current state.
  return { id: event.id, charge: await query({ payment_id, ref: id }) };
}
