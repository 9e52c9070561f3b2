/** Which instalment plans someone may pay by. */
export interface PaymentInfo {
  readonly is_cc_installment_payment_eligible: boolean;
  readonly is_non_cc_installment_payment_eligible: boolean;
}

/** @spec installment-eligibility-default */
const unknown: PaymentInfo = {
  is_cc_installment_payment_eligible: false,
  is_non_cc_installment_payment_eligible: false,
};

/** The payment info of an answer; what it does not say, and everything while there is none, is no (doc1 §3). @spec payment-info-defaults */
export const readPaymentInfo = (answer?: Partial<PaymentInfo> | null): PaymentInfo => ({
  ...unknown,
  ...answer,
});
