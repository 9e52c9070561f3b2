import { ButtonLink, EmptyState, Stack } from '@pasar/design-system';
import { nextSteps, toPaymentFailure } from '@pasar/payment';
import type { NextStep } from '@pasar/payment';
import { payCheckoutPath } from '@pasar/payment-api';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { selectionPath } from './payment-paths.ts';

type Props = { readonly reason: string | undefined; readonly checkoutId: number | undefined };

const toPath = (step: NextStep, checkoutId: number): string | undefined => {
  if (step === 'try-again') return payCheckoutPath(checkoutId);
  if (step === 'other-method' || step === 'top-up') return selectionPath(checkoutId);
  return undefined;
};

/** Why a payment failed, that nothing was charged, and what to do, best option first. */
export function FailurePanel({ reason, checkoutId }: Props): ReactElement {
  const { t } = useTranslation('payment-screens');
  const failure = toPaymentFailure(reason);
  const links =
    checkoutId === undefined
      ? []
      : nextSteps(failure).map((step) => ({ step, to: toPath(step, checkoutId) }));
  const actions = links
    .filter(({ step }) => step !== 'top-up')
    .flatMap(({ step, to }) => (to ? [{ step, to }] : []));
  return (
    <EmptyState
      headingLevel="h1"
      illustration="basket"
      title={t(failure === 'order-closed' ? 'closed_title' : 'failed_title')}
      text={
        <>
          {t(`reason_${failure}`)} {failure === 'order-closed' ? null : t('not_charged')}
        </>
      }
      action={
        <Stack gap="sm">
          {actions.map(({ step, to }, index) => (
            <ButtonLink key={step} to={to} variant={index === 0 ? 'primary' : 'secondary'} block>
              {t(`step_${step}`)}
            </ButtonLink>
          ))}
          <ButtonLink
            variant={actions.length === 0 ? 'primary' : 'quiet'}
            to={buildPath('purchase-list', {})}
            block
          >
            {t('my_purchases')}
          </ButtonLink>
        </Stack>
      }
    />
  );
}
