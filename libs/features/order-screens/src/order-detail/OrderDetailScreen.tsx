import { Container, ErrorState } from '@pasar/design-system';
import { orderApi } from '@pasar/order-api';
import type { ScreenComponentProps } from '@pasar/screen';
import type { ReactElement } from 'react';
import { isNotFound } from '../shared/refusals.ts';
import { OrderGone } from '../shared/OrderGone.tsx';
import { OrderSkeleton } from '../shared/OrderSkeleton.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import styles from './OrderDetailScreen.module.css';

/** One order: where it is, what is in it, what it cost and where it goes. */
export function OrderDetailScreen({ input }: ScreenComponentProps<'purchase-order-detail'>): ReactElement {
  const { data, error, isFetching, refetch } = orderApi.useGetOrderQuery({ order_id: input.params.orderId });
  return (
    <Container width="text" className={styles.page}>
      {data && !error ? (
        <OrderDetail order={data} />
      ) : isNotFound(error) ? (
        <OrderGone />
      ) : error ? (
        <ErrorState headingLevel="h1" onRetry={refetch} retrying={isFetching} />
      ) : (
        <OrderSkeleton />
      )}
    </Container>
  );
}
