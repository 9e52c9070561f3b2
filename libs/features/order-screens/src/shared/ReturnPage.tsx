import { isNotFound } from '@pasar/base-api';
import { ButtonLink, EmptyState, ErrorState } from '@pasar/design-system';
import { afterSaleApi } from '@pasar/order-api';
import type { OrderReturn, ReturnKey } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { PageColumn } from './Page.tsx';

type Props = { readonly of: ReturnKey; readonly children: (found: OrderReturn) => ReactNode };

/** Loads a return and renders it; until then its skeleton, error or not-found message. */
export function ReturnPage({ of, children }: Props): ReactElement {
  const { data, error, isFetching, refetch } = afterSaleApi.useGetReturnQuery(of);
  return (
    <PageColumn>
      {data && !error ? (
        children(data)
      ) : isNotFound(error) ? (
        <ReturnNotFound />
      ) : error ? (
        <ErrorState headingLevel="h1" onRetry={refetch} retrying={isFetching} />
      ) : (
        <OrderSkeleton />
      )}
    </PageColumn>
  );
}

function ReturnNotFound(): ReactElement {
  const { t } = useTranslation('order-screens');
  return (
    <EmptyState
      headingLevel="h1"
      illustration="lens"
      title={t('return_gone')}
      text={t('gone_text')}
      action={
        <ButtonLink to={buildPath('purchase-list', {}, { status: 'return_refund' })}>
          {t('purchases')}
        </ButtonLink>
      }
    />
  );
}
