import type { PaymentFailure } from '@pasar/payment';
import type Stripe from 'stripe';
import type { Charge } from '../../payment-provider.ts';
import { stripeFailures } from './stripe-failures.data.ts';

const intentStatuses: Partial<Readonly<Record<Stripe.PaymentIntent.Status, Charge['status']>>> = {
  requires_capture: 'authorised',
  succeeded: 'paid',
  canceled: 'cancelled',
};

/** Returns the expanded payment of a session; null while nobody has entered a card. */
export const findIntent = ({ payment_intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null =>
  typeof payment_intent === 'string' ? null : payment_intent;

function readReason(intent: Stripe.PaymentIntent | null): PaymentFailure | undefined {
  const error = intent?.last_payment_error;
  if (!error) return undefined;
  return stripeFailures[error.decline_code ?? ''] ?? stripeFailures[error.code ?? ''] ?? 'declined';
}

const readRefunded = (intent: Stripe.PaymentIntent | null): number =>
  typeof intent?.latest_charge === 'object' ? (intent.latest_charge?.amount_refunded ?? 0) : 0;

/** Converts a session. Shoppers may try several cards within one, so a decline does not end it. */
export function toCharge(session: Stripe.Checkout.Session): Charge {
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
