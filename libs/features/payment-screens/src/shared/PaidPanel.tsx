import { ButtonLink, Cluster, EmptyState } from '@pasar/design-system';
import type { Money } from '@pasar/money';
import { paymentApi } from '@pasar/payment-api';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { readonly checkoutId: number; readonly amount: Money };

/** The payment of one order or several succeeded, with the next steps. */
export function PaidPanel({ checkoutId, amount }: Props): ReactElement {
  const { t } = useTranslation('payment-screens');
  const format = useFormat();
  const { data: checkout } = paymentApi.useGetCheckoutPaymentQuery({ checkoutid: checkoutId });
  const count = checkout?.orders.length ?? 1;
  return (
    <EmptyState
      headingLevel="h1"
      illustration="parcel"
      title={t('paid_title')}
      text={t('paid_text', { count, amount: format.money(amount) })}
      action={
        <Cluster justify="center">
          <ButtonLink to={buildPath('purchase-checkout-detail', { checkoutId })}>
            {t('view_orders')}
          </ButtonLink>
          <ButtonLink variant="secondary" to="/">
            {t('continue_shopping')}
          </ButtonLink>
        </Cluster>
      }
    />
  );
}
