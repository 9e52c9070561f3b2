import { sumMoney } from '@pasar/money';
import { orderApi } from '@pasar/order-api';
import type { OrderSummary } from '@pasar/order-api';
import type { ReactElement } from 'react';
import { awaitsPayment } from '../shared/awaits-payment.ts';
import { PayNotice } from '../shared/PayNotice.tsx';

type Props = { readonly checkoutId: number; readonly orders: readonly OrderSummary[] };

/** Offers to pay all unpaid orders of a checkout at once; nothing when none is unpaid. */
export function PayCheckout({ checkoutId, orders }: Props): ReactElement | null {
  const [pay] = orderApi.usePayCheckoutMutation();
  const unpaid = orders.filter(awaitsPayment);
  const [first] = unpaid;
  if (!first) return null;
  const amounts = unpaid.map(({ total }) => total);
  return (
    <PayNotice
      payment={{
        amount: sumMoney(amounts, first.total.currency),
        payBy: first.pay_by,
        call: 'checkout-pay',
        send: (card_token) => pay({ checkoutid: checkoutId, card_token }),
      }}
    />
  );
}
