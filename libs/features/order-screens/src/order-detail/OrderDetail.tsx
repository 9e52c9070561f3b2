import { Card, Cluster, Stack } from '@pasar/design-system';
import type { Order } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { awaitsPayment } from '../shared/awaits-payment.ts';
import { OrderLines } from '../shared/OrderLines.tsx';
import { StatusTag } from '../shared/StatusTag.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import styles from './OrderDetail.module.css';
import { OrderSums } from './OrderSums.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { PayOrder } from './PayOrder.tsx';

/** Status, history, items, amounts, delivery and actions of an order. */
export function OrderDetail({ order }: { readonly order: Order }): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  return (
    <Stack gap="lg">
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('order_number', { sn: order.order_sn })}</h1>
          <p className={styles.muted}>{t('placed_on', { date: format.dateTime(order.created_at) })}</p>
        </div>
        <StatusTag status={order.status} />
      </header>
      {awaitsPayment(order) ? <PayOrder order={order} /> : null}
      <Section title={t('history')}>
        <OrderTimeline timeline={order.timeline} />
      </Section>
      <Section title={<ShopLink order={order} />}>
        <OrderLines lines={order.lines} />
        {order.message ? (
          <p className={styles.muted}>
            {t('message')}: {order.message}
          </p>
        ) : null}
      </Section>
      <Section title={t('total')}>
        <OrderSums order={order} />
      </Section>
      <DeliverySection order={order} />
      <Cluster justify="end">{order.can_cancel ? <CancelOrder orderId={order.order_id} /> : null}</Cluster>
    </Stack>
  );
}

function Section({
  title,
  children,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <Card as="section">
      <Stack gap="md">
        <h2 className={styles.sectionTitle}>{title}</h2>
        {children}
      </Stack>
    </Card>
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
  const format = useFormat();
  return (
    <Section title={t('delivery')}>
      <p className={styles.plain}>
        {t(`delivery_${order.delivery.channel}`)} ·{' '}
        {t('arrives', { dates: format.days(order.delivery.arrives.from, order.delivery.arrives.to) })}
      </p>
      <address className={styles.address}>
        <strong>{order.address.name}</strong> {order.address.phone}
        {order.address.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </Section>
  );
}
