import type { PaymentFailure } from '@pasar/payment';
import type Stripe from 'stripe';
import type { Charge, ProviderCard } from '../../payment-provider.ts';
import { formatCardToken } from './saved-card-token.ts';
import { stripeFailures } from './stripe-failures.data.ts';

type Intent = Stripe.PaymentIntent;

const intentStatuses: Partial<Readonly<Record<Intent['status'], Charge['status']>>> = {
  requires_capture: 'authorised',
  succeeded: 'paid',
  canceled: 'cancelled',
};

/** Returns the expanded payment of a session; null while nobody has entered a card. */
export const findIntent = ({ payment_intent }: Stripe.Checkout.Session): Intent | null =>
  typeof payment_intent === 'string' ? null : payment_intent;

function readReason(intent: Intent | null): PaymentFailure | undefined {
  const error = intent?.last_payment_error;
  if (!error) return undefined;
  return stripeFailures[error.decline_code ?? ''] ?? stripeFailures[error.code ?? ''] ?? 'declined';
}

const readRefunded = (intent: Intent | null): number =>
  typeof intent?.latest_charge === 'object' ? (intent.latest_charge?.amount_refunded ?? 0) : 0;

const readId = (part: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof part === 'string' ? part : part?.id;

/** Reads the card that paid, if the shopper ticked the box on Stripe's page: Stripe then allows to offer it again. */
function readSavedCard(intent: Intent | null): ProviderCard | undefined {
  const method = typeof intent?.payment_method === 'object' ? intent.payment_method : null;
  const customer = readId(intent?.customer);
  if (!method?.card || customer === undefined || method.allow_redisplay !== 'always') return undefined;
  const { brand, last4, exp_month, exp_year, fingerprint } = method.card;
  return {
    token: formatCardToken({ customer, paymentMethod: method.id }),
    ...{ brand, lastFour: last4, expiresMonth: exp_month, expiresYear: exp_year },
    ...(fingerprint && { fingerprint }),
  };
}

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
    savedCard: readSavedCard(intent),
    ...(status === 'pending' && session.url ? { step: { kind: 'redirect', url: session.url } } : {}),
    ...(status === 'pending' && !session.url ? { step: { kind: 'wait' } } : {}),
  };
}

/** Converts a payment by a saved card, which has no session: a decline ends it, and its bank may ask on a page of its own. */
export function toSavedCardCharge(intent: Intent): Charge {
  const isDeclined = intent.status === 'requires_payment_method' || intent.status === 'requires_confirmation';
  const status = intentStatuses[intent.status] ?? (isDeclined ? 'failed' : 'pending');
  const url = intent.next_action?.redirect_to_url?.url;
  return {
    payment_id: Number(intent.metadata['payment_id']),
    ref: intent.id,
    status,
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    reason: readReason(intent) ?? (isDeclined ? 'declined' : undefined),
    refunded: readRefunded(intent),
    ...(status === 'pending' ? { step: url ? { kind: 'redirect', url } : { kind: 'wait' } } : {}),
  };
}
