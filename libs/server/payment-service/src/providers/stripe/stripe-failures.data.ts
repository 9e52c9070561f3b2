import type { PaymentFailure } from '@pasar/payment';

/** Stripe's decline and error codes with a more precise reason than `declined`. */
export const stripeFailures: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'expired-card',
  incorrect_cvc: 'incorrect-details',
  invalid_cvc: 'incorrect-details',
  incorrect_number: 'incorrect-details',
  invalid_number: 'incorrect-details',
  invalid_account: 'incorrect-details',
  invalid_expiry_month: 'incorrect-details',
  invalid_expiry_year: 'incorrect-details',
  incorrect_address: 'incorrect-details',
  incorrect_zip: 'incorrect-details',
  authentication_required: 'authentication-failed',
  authentication_not_handled: 'authentication-failed',
  mobile_device_authentication_required: 'authentication-failed',
  payment_intent_authentication_failure: 'authentication-failed',
  card_velocity_exceeded: 'limit-exceeded',
  withdrawal_count_limit_exceeded: 'limit-exceeded',
  pin_try_exceeded: 'too-many-attempts',
  card_decline_rate_limit_exceeded: 'too-many-attempts',
  issuer_not_available: 'provider-unavailable',
  processing_error: 'provider-unavailable',
  try_again_later: 'provider-unavailable',
  reenter_transaction: 'provider-unavailable',
  fraudulent: 'suspected-fraud',
};
