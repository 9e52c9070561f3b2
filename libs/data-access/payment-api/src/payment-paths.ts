import type { Payment, PaymentStep } from './inject-payment-api.ts';
import { buildPath } from '@pasar/routing-table';

/** Routes of payment steps. */
export type PaymentStepRoute =
  | 'payment-fixed-account'
  | 'payment-tob'
  | 'payment-otp'
  | 'payment-redirect'
  | 'payment-linking-agreement'
  | 'payment-pin-verification'
  | 'payment-otp-verification';

/** The page of each step; steps without one are shown on the payment page. */
export const paymentStepRoutes: Partial<Readonly<Record<PaymentStep['kind'], PaymentStepRoute>>> = {
  redirect: 'payment-redirect',
  transfer: 'payment-fixed-account',
  counter: 'payment-tob',
  agreement: 'payment-linking-agreement',
  'link-code': 'payment-otp',
  pin: 'payment-pin-verification',
  code: 'payment-otp-verification',
};

/** The page on which a payment continues. */
export function paymentPath({ payment_id, checkoutid, state, step, reason }: Payment): string {
  if (state === 'failed' || state === 'expired')
    return `${buildPath('payment-failure', { error: reason ?? 'declined' })}?checkoutid=${checkoutid}`;
  const route = state === 'pending' && step ? paymentStepRoutes[step.kind] : undefined;
  return route ? `${buildPath(route, {})}?payment_id=${payment_id}` : buildPath('payment', { payment_id });
}

/** The page on which all unpaid orders of a checkout are paid together. */
export const payCheckoutPath = (checkoutId: number): string => buildPath('mpp', { checkoutId });
