export { getCheckoutPayment } from './checkout-payment.ts';
export type { CheckoutPayment } from './checkout-payment.ts';
export { cancelPayment, confirmPayment, getPayment, startPayment } from './payment.ts';
export type { Payment, PaymentStep } from './payment.ts';
export {
  listPaymentMethods,
  OfferedMethodSchema,
  PaymentMethodSchema,
  preferPaymentMethod,
} from './payment-method.ts';
export type { OfferedMethod, SavedCard } from './payment-method.ts';
