import { ButtonLink, Notice, usePaymentMethodName } from '@pasar/design-system';
import { isPaymentOpen } from '@pasar/payment';
import { payCheckoutPath, paymentApi, paymentPath } from '@pasar/payment-api';
import type { Payment } from '@pasar/payment-api';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FailurePanel } from '../shared/FailurePanel.tsx';
import { PaidPanel } from '../shared/PaidPanel.tsx';
import { PaymentLayout } from '../shared/PaymentLayout.tsx';
import { PaymentLoading } from '../shared/PaymentLoading.tsx';
import { PaymentNotFound } from '../shared/PaymentNotFound.tsx';
import { useFocusAfterChange, useRefetchWhile } from '@pasar/screen-kit';
import { WaitingPanel } from '../shared/WaitingPanel.tsx';
import { QrPanel } from './QrPanel.tsx';

/** The live state of a payment: paid, pending, a QR code to scan, or failed with next steps. */
export function PaymentScreen({ input }: ScreenComponentProps<'payment'>): ReactElement {
  const { payment_id } = input.params;
  return typeof payment_id === 'number' ? <LivePayment paymentId={payment_id} /> : <PaymentNotFound />;
}

function LivePayment({ paymentId }: { readonly paymentId: number }): ReactElement {
  const { data, error, isFetching, refetch } = paymentApi.useGetPaymentQuery({ payment_id: paymentId });
  useRefetchWhile(data !== undefined && isPaymentOpen(data.state), refetch);
  useFocusAfterChange(data?.state);
  if (!data) return <PaymentLoading error={error} retrying={isFetching} onRetry={refetch} />;
  if (data.state === 'paid') return <PaidPanel checkoutId={data.checkoutid} amount={data.amount} />;
  if (data.state === 'failed' || data.state === 'expired')
    return <FailurePanel reason={data.reason} checkoutId={data.checkoutid} />;
  return <OpenPayment payment={data} checking={isFetching} onCheck={refetch} />;
}

type OpenProps = { readonly payment: Payment; readonly checking: boolean; readonly onCheck: () => unknown };

function OpenPayment({ payment, checking, onCheck }: OpenProps): ReactElement {
  const { t } = useTranslation('payment-screens');
  const getName = usePaymentMethodName();
  const { state, step } = payment;
  const isQr = state === 'pending' && step?.kind === 'qr';
  const hasStep = state === 'pending' && step !== undefined && step.kind !== 'wait';
  const canGoOn = state === 'cancelled' || hasStep;
  return (
    <PaymentLayout
      title={t(isQr ? 'qr_title' : canGoOn ? 'pay_title' : 'checking_title', { scheme: getName(payment) })}
      amount={payment.amount}
      {...(state === 'pending' && { deadline: payment.expires_at })}
    >
      {state === 'cancelled' ? (
        <ContinueNotice text={t('payment_cancelled')} to={payCheckoutPath(payment.checkoutid)} />
      ) : isQr ? (
        <QrPanel payment={payment} step={step} />
      ) : hasStep ? (
        <ContinueNotice
          title={t('open_title', { method: getName(payment) })}
          text={t('open_text')}
          to={paymentPath(payment)}
        />
      ) : (
        <WaitingPanel kind={state === 'unknown' ? 'unknown' : 'wait'} checking={checking} onCheck={onCheck} />
      )}
    </PaymentLayout>
  );
}

type ContinueNoticeProps = { readonly title?: string; readonly text: string; readonly to: string };

function ContinueNotice({ title, text, to }: ContinueNoticeProps): ReactElement {
  const { t } = useTranslation('payment-screens');
  return (
    <Notice
      title={title}
      action={
        <ButtonLink size="sm" to={to}>
          {t('continue')}
        </ButtonLink>
      }
    >
      {text}
    </Notice>
  );
}
