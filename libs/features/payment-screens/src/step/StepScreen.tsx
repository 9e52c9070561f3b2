import { useHasHydrated } from '@pasar/design-system';
import { isPaymentOpen } from '@pasar/payment';
import { paymentApi, paymentPath, paymentStepRoutes } from '@pasar/payment-api';
import type { Payment, PaymentStep, PaymentStepRoute } from '@pasar/payment-api';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { readId } from '../shared/payment-paths.ts';
import { PaymentLayout } from '../shared/PaymentLayout.tsx';
import { PaymentLoading } from '../shared/PaymentLoading.tsx';
import { PaymentNotFound } from '../shared/PaymentNotFound.tsx';
import { useRefetchWhile } from '@pasar/screen-kit';
import { AgreementStep } from './AgreementStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { CounterStep } from './CounterStep.tsx';
import { RedirectStep } from './RedirectStep.tsx';
import { TransferStep } from './TransferStep.tsx';

/** The next step of a payment. A payment at another step redirects there. */
export function StepScreen({ input }: ScreenComponentProps<PaymentStepRoute>): ReactElement {
  const paymentId = readId(input.query, 'payment_id');
  return paymentId === undefined ? <PaymentNotFound /> : <Step paymentId={paymentId} route={input.route} />;
}

type Props = { readonly paymentId: number; readonly route: PaymentStepRoute };

function Step({ paymentId, route }: Props): ReactElement {
  const { t } = useTranslation('payment-screens');
  const { data, error, isFetching, refetch } = paymentApi.useGetPaymentQuery({ payment_id: paymentId });
  const isPaidElsewhere = data?.step?.kind === 'transfer' || data?.step?.kind === 'counter';
  useRefetchWhile(data !== undefined && isPaymentOpen(data.state) && isPaidElsewhere, refetch);
  if (!data) return <PaymentLoading error={error} retrying={isFetching} onRetry={refetch} />;
  const { step } = data;
  if (data.state !== 'pending' || !step || paymentStepRoutes[step.kind] !== route)
    return <OutdatedStepNotice payment={data} />;
  return (
    <PaymentLayout title={t(`step_title_${step.kind}`)} amount={data.amount} deadline={data.expires_at}>
      <StepBody payment={data} step={step} />
    </PaymentLayout>
  );
}

/** Redirects to the payment's current step; a link until the browser has taken over. */
function OutdatedStepNotice({ payment }: { readonly payment: Payment }): ReactElement {
  const { t } = useTranslation('payment-screens');
  const navigate = useNavigate();
  const hydrated = useHasHydrated();
  const to = paymentPath(payment);
  useEffect(() => {
    if (hydrated) void navigate(to, { replace: true });
  }, [hydrated, navigate, to]);
  return (
    <PaymentLayout title={t('payment')}>
      <Link to={to} replace>
        {t('continue')}
      </Link>
    </PaymentLayout>
  );
}

function StepBody({
  payment,
  step,
}: {
  readonly payment: Payment;
  readonly step: PaymentStep;
}): ReactElement | null {
  switch (step.kind) {
    case 'redirect':
      return <RedirectStep payment={payment} url={step.url} />;
    case 'transfer':
      return <TransferStep payment={payment} step={step} />;
    case 'counter':
      return <CounterStep payment={payment} step={step} />;
    case 'agreement':
      return <AgreementStep payment={payment} />;
    case 'pin':
    case 'code':
    case 'link-code':
      return <CodeStep key={step.kind} payment={payment} step={step} />;
    default:
      return null;
  }
}
