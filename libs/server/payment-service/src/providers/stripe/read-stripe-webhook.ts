import Stripe from 'stripe';
import type { PaymentProvider, Webhook } from '../../payment-provider.ts';
import { savedCardMark } from './charge-saved-card.ts';
import { findTries, hasFailed, readRefundId } from './stripe-refunds.ts';

/** The events about a session. Stripe's others, except those of refunds, change no payment of a shopper. */
const sessionEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
];

/** The events about a payment by a saved card, which has no session. */
const savedCardEvents = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'payment_intent.succeeded',
];

/** The events about a refund: a bank may return it days after Stripe accepted it. */
const refundEvents = ['refund.updated', 'refund.failed', 'charge.refund.updated'];

/** Parses the payment that an object refers to; undefined if it is not one of our ids. */
function readPaymentId(reference: string | null | undefined): number | undefined {
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

type Subject = { readonly ref: string; readonly reference: string | null | undefined };

/** Returns what an event is about; undefined if it changes no payment of a shopper. */
function readSubject({ type, data }: Stripe.Event): Subject | undefined {
  if (sessionEvents.includes(type)) {
    const { id, client_reference_id } = data.object as Stripe.Checkout.Session;
    return { ref: id, reference: client_reference_id };
  }
  if (!savedCardEvents.includes(type)) return undefined;
  const { id, metadata } = data.object as Stripe.PaymentIntent;
  return metadata?.[savedCardMark] === undefined ? undefined : { ref: id, reference: metadata['payment_id'] };
}

/** Parses an event about a refund. Stripe sends several for one failure, some after the refund has been tried again. */
async function readRefundEvent(
  stripe: Stripe,
  id: string,
  refund: Stripe.Refund,
): ReturnType<PaymentProvider['readWebhook']> {
  const failedRefundId = readRefundId(refund);
  if (failedRefundId === undefined || !hasFailed(refund)) return 'ignored';
  const { payment_intent: intent } = refund;
  const intentId = typeof intent === 'string' ? intent : intent?.id;
  if (intentId === undefined) return 'malformed';
  const { isPaid } = await findTries(stripe, intentId, failedRefundId);
  return isPaid ? 'ignored' : { id, failedRefundId };
}

/** Parses an event, whose charge is then queried: see `PaymentProvider.readWebhook`. */
export async function readStripeWebhook(
  stripe: Stripe,
  secret: string,
  webhook: Webhook,
  query: PaymentProvider['query'],
): ReturnType<PaymentProvider['readWebhook']> {
  const event = parse(stripe, secret, webhook);
  if (event === null) return null;
  if (refundEvents.includes(event.type))
    return readRefundEvent(stripe, event.id, event.data.object as Stripe.Refund);
  const subject = readSubject(event);
  if (subject === undefined) return 'ignored';
  const payment_id = readPaymentId(subject.reference);
  if (payment_id === undefined) return 'malformed';
  // Events arrive in any order, so query the current state.
  return { id: event.id, charge: await query({ payment_id, ref: subject.ref }) };
}
