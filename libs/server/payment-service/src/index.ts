export { createPayments, getPayments } from './create-payments.ts';
export type { Payments, PaymentsOptions } from './create-payments.ts';
export { findPaymentDifferences } from './find-payment-differences.ts';
export type { PaymentDeps } from './payment-deps.ts';
export type {
  Charge,
  ChargeKey,
  ChargeRequest,
  ConfirmResponse,
  PaymentProvider,
  ProviderEvent,
  RefundOrder,
  Webhook,
} from './payment-provider.ts';
export type { StripeSettings } from './providers/stripe/stripe-provider.ts';
