import { paymentMethod } from '@pasar/payment';
import type { PlacedOrder } from '@pasar/order-api/inject';
import { payCheckoutPath, paymentPath } from '@pasar/payment-api/paths';
import { buildPath } from '@pasar/routing-table';
import { useHost } from '../host/host-context.tsx';
import { usePaymentApi } from '../host/use-apis.ts';
import type { Intent } from './intent-store.ts';

/**
 * Leaves the checkout after placing an order, replacing its history entry: for the confirmation if nothing is
 * due now, else for the first step of the payment. A shopper with saved cards chooses one first, on the page that pays
 * the checkout's orders. That page is also where to go if starting the payment fails or gets no response, since it knows
 * whether a payment was started.
 */
export function useLeaveCheckout(): (order: PlacedOrder, intent: Intent) => Promise<void> {
  const { go, context } = useHost();
  const paymentApi = usePaymentApi();
  const [start] = paymentApi.useStartPaymentMutation();
  const [readCheckout] = paymentApi.useLazyGetCheckoutPaymentQuery();
  return async ({ checkoutid, order_ids: [orderId = 0], payment_status }, { request, paymentOption }) => {
    const leave = (path: string) => go(path, { replace: true });
    if (payment_status !== 'unpaid') return leave(buildPath('order-success', { orderId }));
    const method = request.payment_channel;
    if (paymentMethod(method).option && !paymentOption) return leave(payCheckoutPath(checkoutid));
    const saved = method === 'card' && (await readCheckout({ checkoutid })).data?.cards.length;
    if (saved) return leave(payCheckoutPath(checkoutid));
    const option = paymentOption && { option: paymentOption };
    const { data } = await start({ checkoutid, method, platform: context.platform, ...option });
    return leave(data ? paymentPath(data) : payCheckoutPath(checkoutid));
  };
}
