import { BackLink, CardSection, Notice, Stack, useDeliveryPromise } from '@pasar/design-system';
import { formatPhone } from '@pasar/markets';
import type { Order } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import { useFormat, useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { awaitsParcel } from '../shared/awaits-parcel.ts';
import { awaitsPayment } from '../shared/awaits-payment.ts';
import { BranchNotice } from '../shared/BranchNotice.tsx';
import { DemoStep } from '../shared/DemoStep.tsx';
import { OrderLines } from '../shared/OrderLines.tsx';
import { PayNotice } from '../shared/PayNotice.tsx';
import { useInvoiceText } from '../shared/use-invoice-text.ts';
import { StatusTag } from '../shared/StatusTag.tsx';
import { OrderActions } from './OrderActions.tsx';
import styles from './OrderDetail.module.css';
import { OrderSums } from './OrderSums.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { ParcelTracking } from './ParcelTracking.tsx';

/** Status, history, items, amounts, delivery and actions of an order. */
export function OrderDetail({ order }: { readonly order: Order }): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  const describeInvoice = useInvoiceText();
  return (
    <Stack gap="lg">
      <header className={styles.head}>
        <div>
          <BackLink to={buildPath('purchase-list')}>{t('purchases')}</BackLink>
          <h1 className={styles.title}>{t('order_number', { sn: order.order_sn })}</h1>
          <p className={styles.muted}>{t('placed_on', { date: format.dateTime(order.created_at) })}</p>
        </div>
        <StatusTag status={order.status} isDelivered={!awaitsParcel(order)} />
      </header>
      {awaitsPayment(order) ? <PayNotice order={order} /> : null}
      {order.reselect_branch ? <BranchNotice order={order} request={order.reselect_branch} /> : null}
      <OrderNotices order={order} />
      {order.demo_step ? <DemoStep orderId={order.order_id} step={order.demo_step} /> : null}
      {order.parcel ? <ParcelTracking parcel={order.parcel} isOnItsWay={awaitsParcel(order)} /> : null}
      <CardSection title={t('history')}>
        <OrderTimeline timeline={order.timeline} />
      </CardSection>
      <CardSection title={<ShopLink order={order} />}>
        <OrderLines lines={order.lines} />
        {order.message ? <p className={styles.muted}>{t('message', { message: order.message })}</p> : null}
      </CardSection>
      <CardSection title={t('order_summary')}>
        <OrderSums order={order} />
        {order.invoice ? (
          <p className={styles.muted}>{t('invoice_choice', { invoice: describeInvoice(order.invoice) })}</p>
        ) : null}
      </CardSection>
      <DeliverySection order={order} />
      <OrderActions order={order} />
    </Stack>
  );
}

/** What awaits an action, with its deadline. */
function OrderNotices({ order }: { readonly order: Order }): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  const { cancellation, receive_by, refund_delayed } = order;
  return (
    <>
      {refund_delayed ? (
        <Notice tone="warning">{t('refund_delayed', { amount: format.money(refund_delayed) })}</Notice>
      ) : null}
      {cancellation && order.status !== 'cancelled' ? (
        <Notice>
          {t(`cancel_state_${cancellation.status}`, { date: format.date(cancellation.answer_by) })}
        </Notice>
      ) : null}
      {receive_by === undefined ? null : (
        <Notice>{t('receive_by', { date: format.dateTime(receive_by) })}</Notice>
      )}
    </>
  );
}

function ShopLink({ order }: { readonly order: Order }): ReactElement {
  return (
    <Link className={styles.shop} to={buildPath('shop-by-username', { username: order.shop_username })}>
      {order.shop_name}
    </Link>
  );
}

function DeliverySection({ order }: { readonly order: Order }): ReactElement {
  const { t } = useTranslation('order-screens');
  const { market } = useScreenContext();
  const describeDelivery = useDeliveryPromise();
  return (
    <CardSection title={t('delivery')}>
      <p className={styles.plain}>
        {t(`delivery_${order.delivery.channel}`)}
        {awaitsParcel(order) ? (
          <>
            {' · '}
            {describeDelivery(order.delivery.arrives, order.shipping_total)}
          </>
        ) : null}
      </p>
      <address className={styles.address}>
        <strong>{order.address.name}</strong>
        <span>{formatPhone(market.code, order.address.phone)}</span>
        {order.address.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </CardSection>
  );
}
