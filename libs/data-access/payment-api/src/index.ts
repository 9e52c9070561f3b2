export { injectPaymentApi } from './inject-payment-api.ts';
export type {
  CheckoutPayment,
  MethodsQuery,
  OfferedMethod,
  Payment,
  PaymentApi,
  PaymentStep,
  SavedCard,
} from './inject-payment-api.ts';
export { paymentApi } from './payment-api.ts';
export { paymentPath, paymentStepRoutes, payCheckoutPath } from './payment-paths.ts';
export type { PaymentStepRoute } from './payment-paths.ts';
