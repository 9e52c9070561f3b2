import Stripe from 'stripe';
import type { Charge, ChargeRequest } from '../../payment-provider.ts';
import { parseCardToken } from './saved-card-token.ts';
import { toSavedCardCharge } from './to-charge.ts';

const expand = { expand: ['latest_charge'] };

/** Marks payments by a saved card: of the others, only the events of their session count. */
export const savedCardMark = 'saved_card';

/** Whether a reference is of a payment by a saved card instead of a session. */
export const isSavedCardRef = (ref: string): boolean => ref.startsWith('pi_');

export const retrieveIntent = (stripe: Stripe, ref: string): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.retrieve(ref, expand);

/** Pays by a saved card while the shopper is there. A decline is a failed charge. Throws like the library for anything else. */
export async function chargeSavedCard(
  stripe: Stripe,
  { payment_id, amount, currency, cardToken = '', returnUrl }: ChargeRequest,
  idempotencyKey: string,
): Promise<Charge> {
  const { customer, paymentMethod } = parseCardToken(cardToken);
  try {
    const intent = await stripe.paymentIntents.create(
      {
        ...{ amount, currency: currency.toLowerCase(), customer, payment_method: paymentMethod },
        ...{ payment_method_types: ['card'], capture_method: 'manual', confirm: true },
        return_url: returnUrl,
        metadata: { payment_id: String(payment_id), [savedCardMark]: 'true' },
        ...expand,
      },
      { idempotencyKey },
    );
    return toSavedCardCharge(intent);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError && error.payment_intent)
      return toSavedCardCharge(error.payment_intent);
    throw error;
  }
}

/** States in which a payment can be cancelled; in the others it has ended. */
const cancellable: readonly Stripe.PaymentIntent.Status[] = [
  ...(['requires_payment_method', 'requires_confirmation', 'requires_action', 'requires_capture'] as const),
];

/** Cancels a payment by a saved card that is not paid. */
export async function cancelSavedCardCharge(stripe: Stripe, ref: string): Promise<Charge> {
  const { status } = await retrieveIntent(stripe, ref);
  if (cancellable.includes(status)) await stripe.paymentIntents.cancel(ref);
  return toSavedCardCharge(await retrieveIntent(stripe, ref));
}
