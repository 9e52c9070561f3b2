import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { OrderPage } from '../shared/OrderPage.tsx';
import { OrderDetail } from './OrderDetail.tsx';

/** The details of one order. */
export function OrderDetailScreen({ input }: ScreenComponentProps<'purchase-order-detail'>): ReactElement {
  return <OrderPage orderId={input.params.orderId}>{(order) => <OrderDetail order={order} />}</OrderPage>;
}
