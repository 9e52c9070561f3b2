/** Which instalment plans the user may use. */
export type PaymentInfo = {
  readonly is_cc_installment_payment_eligible: boolean;
  readonly is_non_cc_installment_payment_eligible: boolean;
};

/**
 * The payment info of a response; missing fields, and a missing response, default to false (doc1 §3).
 * @spec payment-info-defaults installment-eligibility-default
 */
export const readPaymentInfo = (answer?: Partial<PaymentInfo> | null): PaymentInfo => ({
  is_cc_installment_payment_eligible: false,
  is_non_cc_installment_payment_eligible: false,
  ...answer,
});
