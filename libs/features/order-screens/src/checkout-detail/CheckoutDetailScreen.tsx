import { isNotFound } from '@pasar/base-api';
import { BackLink, Card, Container, ErrorState, Stack } from '@pasar/design-system';
import { orderApi } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { awaitsPayment } from '../shared/awaits-payment.ts';
import { OrderCard } from '../shared/OrderCard.tsx';
import { OrderNotFound } from '../shared/OrderNotFound.tsx';
import { OrderSkeleton } from '../shared/OrderSkeleton.tsx';
import { PayNotice } from '../shared/PayNotice.tsx';
import styles from './CheckoutDetailScreen.module.css';

/** The orders of one checkout, one for each shop. */
export function CheckoutDetailScreen({
  input,
}: ScreenComponentProps<'purchase-checkout-detail'>): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  const { data, error, isFetching, refetch } = orderApi.useGetCheckoutQuery({
    checkoutid: input.params.checkoutId,
  });
  if (isNotFound(error)) return <OrderNotFound />;
  if (error) return <ErrorState headingLevel="h1" onRetry={refetch} retrying={isFetching} />;
  const unpaid = data?.orders.find(awaitsPayment);
  return (
    <Container width="text" className={styles.page}>
      <Stack gap="md">
        <header>
          <BackLink to={buildPath('purchase-list')}>{t('purchases')}</BackLink>
          <h1 className={styles.title}>{t('checkout_title')}</h1>
        </header>
        {unpaid ? <PayNotice order={unpaid} /> : null}
        {data ? (
          data.orders.map((order) => <OrderCard key={order.order_id} order={order} />)
        ) : (
          <OrderSkeleton />
        )}
        {data ? (
          <Card className={styles.total}>
            <span>{t('total')}</span>
            <strong>{format.money(data.total)}</strong>
          </Card>
        ) : null}
      </Stack>
    </Container>
  );
}
