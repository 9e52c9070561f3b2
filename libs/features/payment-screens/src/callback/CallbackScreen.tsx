import { ButtonLink, Notice } from '@pasar/design-system';
import { isPaymentOpen } from '@pasar/payment';
import { payCheckoutPath, paymentApi, paymentPath } from '@pasar/payment-api';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FailurePanel } from '../shared/FailurePanel.tsx';
import { PaidPanel } from '../shared/PaidPanel.tsx';
import { PaymentLayout } from '../shared/PaymentLayout.tsx';
import { PaymentLoading } from '../shared/PaymentLoading.tsx';
import { useFocusAfterChange, useRefetchWhile } from '@pasar/screen-kit';
import { WaitingPanel } from '../shared/WaitingPanel.tsx';

export type CallbackRoute = 'rw-payment-callback' | 'pc-payment-callback';

/** The return page from a bank's site. The URL proves nothing: the server asks the provider. */
export function CallbackScreen({ input }: ScreenComponentProps<CallbackRoute>): ReactElement {
  const { t } = useTranslation('payment-screens');
  const { data, error, isFetching, refetch } = paymentApi.useGetCheckoutPaymentQuery({
    checkoutid: input.params.checkoutId,
  });
  const { payment } = data ?? {};
  const isOpen = payment !== undefined && isPaymentOpen(payment.state) && data?.state === 'to_pay';
  useRefetchWhile(isOpen, refetch);
  useFocusAfterChange(data && `${data.state} ${payment?.state}`);
  if (!data) return <PaymentLoading error={error} retrying={isFetching} onRetry={refetch} />;
  if (data.state === 'paid') return <PaidPanel checkoutId={data.checkoutid} amount={data.amount} />;
  if (data.state === 'closed') return <FailurePanel reason="order-closed" checkoutId={data.checkoutid} />;
  if (payment && (payment.state === 'failed' || payment.state === 'expired'))
    return <FailurePanel reason={payment.reason} checkoutId={data.checkoutid} />;
  if (!payment || payment.state === 'cancelled')
    return (
      <PaymentLayout title={t('pay_title')} amount={data.amount} deadline={data.pay_by}>
        <Notice tone="warning" action={<ContinueLink to={payCheckoutPath(data.checkoutid)} />}>
          {t('nothing_started')}
        </Notice>
      </PaymentLayout>
    );
  const isLeftOpen = payment.state === 'pending' && payment.step?.kind === 'redirect';
  return (
    <PaymentLayout title={t('checking_title')} amount={data.amount}>
      {isLeftOpen ? (
        <Notice tone="warning" action={<ContinueLink to={paymentPath(payment)} />}>
          {t('not_finished')}
        </Notice>
      ) : (
        <WaitingPanel
          kind={payment.state === 'unknown' ? 'unknown' : 'wait'}
          checking={isFetching}
          onCheck={refetch}
        />
      )}
    </PaymentLayout>
  );
}

function ContinueLink({ to }: { readonly to: string }): ReactElement {
  const { t } = useTranslation('payment-screens');
  return (
    <ButtonLink size="sm" to={to}>
      {t('continue')}
    </ButtonLink>
  );
}
