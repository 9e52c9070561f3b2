import { isNotFound } from '@pasar/base-api';
import { ButtonLink, EmptyState, ErrorState } from '@pasar/design-system';
import { afterSaleApi } from '@pasar/order-api';
import type { ReturnOptions } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderNotFound } from '../shared/OrderNotFound.tsx';
import { OrderSkeleton } from '../shared/OrderSkeleton.tsx';
import { Page, PageColumn } from '../shared/Page.tsx';
import { useParentOrder } from '../shared/use-parent-order.ts';
import { ReturnForm } from './ReturnForm.tsx';

/** Requests a return: items, reason, solution, pictures and refund. */
export function ReturnRequestScreen({ input }: ScreenComponentProps<'return-request-option'>): ReactElement {
  const { data, error, isFetching, refetch } = afterSaleApi.useGetReturnOptionsQuery({
    order_id: input.params.orderId,
  });
  return (
    <PageColumn>
      {data && !error ? (
        <ReturnRequest options={data} />
      ) : isNotFound(error) ? (
        <OrderNotFound />
      ) : error ? (
        <ErrorState headingLevel="h1" onRetry={refetch} retrying={isFetching} />
      ) : (
        <OrderSkeleton />
      )}
    </PageColumn>
  );
}

function ReturnRequest({ options }: { readonly options: ReturnOptions }): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  const parentOf = useParentOrder();
  const { refusal, order_id: orderId, return_by } = options;
  if (refusal !== undefined)
    return (
      <EmptyState
        headingLevel="h1"
        illustration="parcel"
        title={t('return_impossible')}
        text={t(`return_refusal_${refusal}`)}
        action={
          <ButtonLink
            to={
              refusal === 'open'
                ? buildPath('return-detail-by-order', { orderId })
                : buildPath('purchase-order-detail', { orderId })
            }
          >
            {t(refusal === 'open' ? 'view_return' : 'view_order')}
          </ButtonLink>
        }
      />
    );
  return (
    <Page
      title={t('return_title')}
      text={return_by === undefined ? null : t('return_until', { date: format.dateTime(return_by) })}
      back={parentOf(options)}
    >
      <ReturnForm options={options} />
    </Page>
  );
}
