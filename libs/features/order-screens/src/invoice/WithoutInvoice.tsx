import { isNotFound } from '@pasar/base-api';
import { ButtonLink, EmptyState, ErrorState } from '@pasar/design-system';
import { orderApi } from '@pasar/order-api';
import type { Order } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderNotFound } from '../shared/OrderNotFound.tsx';
import { OrderSkeleton } from '../shared/OrderSkeleton.tsx';
import { explainMissingInvoice } from './explain-missing-invoice.ts';

/** Says when an order's invoice is issued, or that there is no such order. */
export function WithoutInvoice({ orderId }: { readonly orderId: number }): ReactElement {
  const { data, error, isFetching, refetch } = orderApi.useGetOrderQuery({ order_id: orderId });
  if (data && !error) return <Explanation order={data} />;
  if (isNotFound(error)) return <OrderNotFound />;
  if (error) return <ErrorState headingLevel="h1" onRetry={refetch} retrying={isFetching} />;
  return <OrderSkeleton />;
}

function Explanation({ order }: { readonly order: Order }): ReactElement {
  const { t } = useTranslation('order-screens');
  const { title, text } = explainMissingInvoice(order.payment_status);
  return (
    <EmptyState
      headingLevel="h1"
      illustration="lens"
      title={t(title)}
      text={t(text)}
      action={
        <ButtonLink to={buildPath('purchase-order-detail', { orderId: order.order_id })}>
          {t('view_order')}
        </ButtonLink>
      }
    />
  );
}
