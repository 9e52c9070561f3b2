import type { ScreenComponentProps } from '@pasar/screen';
import type { ReactElement } from 'react';
import { OrderPage } from '../shared/OrderPage.tsx';
import { OrderDetail } from './OrderDetail.tsx';

/** One order: where it is, what is in it, what it cost and where it goes. */
export function OrderDetailScreen({ input }: ScreenComponentProps<'purchase-order-detail'>): ReactElement {
  return <OrderPage orderId={input.params.orderId}>{(order) => <OrderDetail order={order} />}</OrderPage>;
}
