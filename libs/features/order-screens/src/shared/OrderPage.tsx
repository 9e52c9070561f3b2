import { isNotFound } from '@pasar/base-api';
import { Container, ErrorState } from '@pasar/design-system';
import { orderApi } from '@pasar/order-api';
import type { Order } from '@pasar/order-api';
import type { ReactElement, ReactNode } from 'react';
import { OrderNotFound } from './OrderNotFound.tsx';
import styles from './OrderPage.module.css';
import { OrderSkeleton } from './OrderSkeleton.tsx';

export type OrderPageProps = {
  readonly orderId: number;
  readonly children: (order: Order) => ReactNode;
};

/** Loads an order and renders it; until then its skeleton, error or not-found message. */
export function OrderPage({ orderId, children }: OrderPageProps): ReactElement {
  const { data, error, isFetching, refetch } = orderApi.useGetOrderQuery({ order_id: orderId });
  return (
    <Container width="text" className={styles.page}>
      {data && !error ? (
        children(data)
      ) : isNotFound(error) ? (
        <OrderNotFound />
      ) : error ? (
        <ErrorState headingLevel="h1" onRetry={refetch} retrying={isFetching} />
      ) : (
        <OrderSkeleton />
      )}
    </Container>
  );
}
