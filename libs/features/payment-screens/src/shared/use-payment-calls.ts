import { paymentApi, paymentPath } from '@pasar/payment-api';
import type { Payment } from '@pasar/payment-api';
import { useScreenContext, useShowFailure } from '@pasar/screen-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** The bank, store chain or number of months; or the saved card to pay with. */
type Choice = { readonly option?: string; readonly card?: number };

type Answer = { readonly data?: Payment; readonly error?: unknown };

/** The calls of a payment: each navigates to the next page, or returns the error for display. */
export function usePaymentCalls() {
  const { t } = useTranslation('payment-screens');
  const { platform } = useScreenContext();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const [failure, setFailure] = useState<string>();
  const [start, starting] = paymentApi.useStartPaymentMutation();
  const [confirm, confirming] = paymentApi.useConfirmPaymentMutation();
  const [cancel, cancelling] = paymentApi.useCancelPaymentMutation();
  const run = async (call: string, send: () => Promise<Answer>, to: (payment: Payment) => string) => {
    setFailure(undefined);
    const { data, error } = await send();
    if (data) return void navigate(to(data), { replace: true });
    return showFailure({ call, error, fallbackMessage: t('call_failed'), showMessage: setFailure });
  };
  return {
    failure,
    busy: starting.isLoading || confirming.isLoading || cancelling.isLoading,
    /** Starts a payment, and navigates to its first step. */
    start: (checkoutid: number, method: Payment['method'], choice: Choice = {}) =>
      run('payment-start', () => start({ checkoutid, method, platform, ...choice }), paymentPath),
    confirm: (payment_id: number, kind: 'agreement' | 'link-code' | 'pin' | 'code', answer: string) =>
      run('payment-confirm', () => confirm({ payment_id, kind, answer }), paymentPath),
    /** Cancels the payment and navigates to `to`; to the payment if it was paid in the meantime. */
    cancel: (payment_id: number, to: string) =>
      run(
        'payment-cancel',
        () => cancel({ payment_id }),
        (payment) => (payment.state === 'paid' ? paymentPath(payment) : to),
      ),
  };
}
