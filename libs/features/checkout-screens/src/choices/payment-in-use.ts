import type { CheckoutPreview } from '@pasar/order-api/inject';
import type { Choices, PaymentChoice } from './choices.ts';

/** The chosen payment method; by default cash on delivery where the market offers it. */
export function paymentInUse(
  preview: Pick<CheckoutPreview, 'payment_channels'>,
  choices: Choices,
): PaymentChoice {
  const cod = preview.payment_channels.some(({ channel, available }) => channel === 'cod' && available);
  if (choices.payment === undefined) return cod ? 'cod' : 'card-approved';
  return choices.payment === 'cod' && !cod ? 'card-approved' : choices.payment;
}
