import { ButtonLink, Cluster, EmptyState } from '@pasar/design-system';
import type { Order } from '@pasar/order-api';
import { payCheckoutPath } from '@pasar/payment-api/paths';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { awaitsPayment } from '../shared/awaits-payment.ts';
import { OrderPage } from '../shared/OrderPage.tsx';

/** The confirmation after an order, with the next steps. */
export function OrderSuccessScreen({ input }: ScreenComponentProps<'order-success'>): ReactElement {
  return (
    <OrderPage orderId={input.params.orderId}>{(order) => <OrderConfirmation order={order} />}</OrderPage>
  );
}

function OrderConfirmation({ order }: { readonly order: Order }): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  const cancelled = order.status === 'cancelled';
  const unpaid = awaitsPayment(order);
  return (
    <EmptyState
      headingLevel="h1"
      illustration="parcel"
      title={t(cancelled ? 'event_cancelled' : unpaid ? 'unpaid_title' : 'thanks_title')}
      text={
        <>
          {cancelled
            ? t(`paid_${order.payment_status}`)
            : t(`thanks_text_${order.payment_status}`, { total: format.money(order.total) })}
          <br />
          {t('order_number', { sn: order.order_sn })}
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
