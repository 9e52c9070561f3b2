export { barcodeWidths, groupDigits } from './counter-code.ts';
export { describeCard, formatCardExpiry } from './describe-card.ts';
export { describePaymentMethods } from './describe-payment-methods.ts';
export type { PaymentMethodDetails, InstallmentPlan } from './describe-payment-methods.ts';
export { installmentPlan } from './installment-plan.ts';
export { isInstallmentAmount } from './is-installment-amount.ts';
export { isCardExpired } from './is-card-expired.ts';
export type { CardExpiry } from './is-card-expired.ts';
export { listPaymentMethods } from './list-payment-methods.ts';
export type { MethodRefusal, OfferedMethod, PaymentTerms } from './list-payment-methods.ts';
export { getMarketPayments } from './market-payments.data.ts';
export type { PaymentOption } from './market-payments.data.ts';
export { paymentContextIds } from './payment-contexts.data.ts';
export type { PaymentContext } from './payment-contexts.data.ts';
export { isPaymentFailure, nextSteps, paymentNextSteps, toPaymentFailure } from './payment-failures.data.ts';
export type { NextStep, PaymentFailure } from './payment-failures.data.ts';
export {
  isPaymentMethod,
  paymentExpiresAt,
  paymentMethod,
  paymentMethodIds,
} from './payment-methods.data.ts';
export type { PaymentFlow, PaymentMethod } from './payment-methods.data.ts';
export { paymentAmount, paymentShares, refundableAmount } from './payment-shares.ts';
export type { PayableOrder, PaymentShare } from './payment-shares.ts';
export { isPaymentOpen, nextPaymentState, paymentStates } from './payment-state.ts';
export type { PaymentEvent, PaymentState } from './payment-state.ts';
