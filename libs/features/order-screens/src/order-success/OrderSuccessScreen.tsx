import { ButtonLink, Cluster, EmptyState, ErrorState } from '@pasar/design-system';
import { sumMoney } from '@pasar/money';
import { orderApi } from '@pasar/order-api';
import type { Order, OrderSummary } from '@pasar/order-api';
import { payCheckoutPath } from '@pasar/payment-api/paths';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { awaitsPayment } from '../shared/awaits-payment.ts';
import { OrderPage } from '../shared/OrderPage.tsx';
import { OrderSkeleton } from '../shared/OrderSkeleton.tsx';

/** The confirmation after an order, with the next steps. */
export function OrderSuccessScreen({ input }: ScreenComponentProps<'order-success'>): ReactElement {
  return (
    <OrderPage orderId={input.params.orderId}>{(order) => <CheckoutConfirmation order={order} />}</OrderPage>
  );
}

/** Confirms an order with those of other shops in the same checkout. */
function CheckoutConfirmation({ order }: { readonly order: Order }): ReactElement {
  const { checkoutid } = order;
  const { data, error, isFetching, refetch } = orderApi.useGetCheckoutQuery({ checkoutid });
  if (error) return <ErrorState headingLevel="h1" onRetry={refetch} retrying={isFetching} />;
  return data ? <OrderConfirmation order={order} orders={data.orders} /> : <OrderSkeleton />;
}

type ConfirmationProps = {
  readonly order: Order;
  /** The orders of its checkout, with this one. */
  readonly orders: readonly OrderSummary[];
};

function OrderConfirmation({ order, orders }: ConfirmationProps): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  const cancelled = order.status === 'cancelled';
  const unpaid = awaitsPayment(order);
  const placed = orders.filter((each) => each.status !== 'cancelled');
  const shown = placed.length > 0 ? placed : [order];
  const totals = shown.map((each) => each.total);
  const total = format.money(sumMoney(totals, order.total.currency));
  const status = order.payment_status;
  const awaitsNothing = cancelled || status === 'refunded' || status === 'voided';
  const text = shown.length > 1 ? (`thanks_texts_${status}` as const) : (`thanks_text_${status}` as const);
  return (
    <EmptyState
      headingLevel="h1"
      illustration="parcel"
      title={t(cancelled ? 'event_cancelled' : unpaid ? 'unpaid_title' : 'thanks_title')}
      text={
        <>
          {awaitsNothing ? t(`paid_${status}`) : t(text, { total })}
          {shown.map(({ order_id, order_sn }) => (
            <span key={order_id}>
              <br />
              {t('order_number', { sn: order_sn })}
            </span>
          ))}
        </>
      }
      action={
        <Cluster justify="center">
          <ButtonLink
            to={
              unpaid
                ? payCheckoutPath(order.checkoutid)
                : buildPath('purchase-checkout-detail', { checkoutId: order.checkoutid })
            }
          >
            {t(unpaid ? 'pay_now' : 'view_order')}
          </ButtonLink>
          <ButtonLink variant="secondary" to="/">
            {t('continue_shopping')}
          </ButtonLink>
        </Cluster>
      }
    />
  );
}
