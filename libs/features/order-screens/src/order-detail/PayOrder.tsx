import { orderApi } from '@pasar/order-api';
import type { Order } from '@pasar/order-api';
import type { ReactElement } from 'react';
import { PayNotice } from '../shared/PayNotice.tsx';

/** Offers to pay an unpaid order. */
export function PayOrder({ order }: { readonly order: Order }): ReactElement {
  const [pay] = orderApi.usePayOrderMutation();
  return (
    <PayNotice
      payment={{
        amount: order.total,
        payBy: order.pay_by,
        call: 'order-pay',
        send: (card_token) => pay({ order_id: order.order_id, card_token }),
      }}
    />
  );
}
