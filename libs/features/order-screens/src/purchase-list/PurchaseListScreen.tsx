import {
  BackLink,
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  LoadMore,
  Stack,
  VisuallyHidden,
} from '@pasar/design-system';
import { useOnNearViewport } from '@pasar/item-list';
import { orderApi } from '@pasar/order-api';
import { parseOrderStatus } from '@pasar/order';
import type { OrderStatus } from '@pasar/order';
import { buildPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderCard } from '../shared/OrderCard.tsx';
import { OrderSkeleton } from '../shared/OrderSkeleton.tsx';
import { StatusTabs } from './StatusTabs.tsx';
import styles from './PurchaseListScreen.module.css';

/** The shopper's orders by status, newest first. */
export function PurchaseListScreen({ input }: ScreenComponentProps<'purchase-list'>): ReactElement {
  const { t } = useTranslation('order-screens');
  const status = parseOrderStatus(input.query);
  return (
    <Container width="text" className={styles.page}>
      <Stack gap="lg">
        <header>
          <BackLink to={buildPath('user-account')}>{t('my_account')}</BackLink>
          <div className={styles.head}>
            <h1 className={styles.title}>{t('purchases')}</h1>
            <ButtonLink variant="quiet" size="sm" icon="search" to={buildPath('order-universal')}>
              {t('find_order')}
            </ButtonLink>
          </div>
        </header>
        <StatusTabs current={status} />
        <OrderList key={status ?? 'all'} status={status} />
      </Stack>
    </Container>
  );
}

function OrderList({ status }: { readonly status: OrderStatus | undefined }): ReactElement {
  const { t } = useTranslation('order-screens');
  const list = orderApi.useListOrdersInfiniteQuery(status ? { status } : {});
  const more = () => void list.fetchNextPage();
  const end = useOnNearViewport(list.hasNextPage && !list.isFetching && !list.isFetchNextPageError, more);
  const orders = list.data?.pages.flatMap((page) => page.orders) ?? [];
  if (list.isError && orders.length === 0)
    return <ErrorState onRetry={list.refetch} retrying={list.isFetching} />;
  if (list.isLoading) return <OrderSkeletons />;
  if (orders.length === 0) return <NoOrders status={status} />;
  return (
    <Stack gap="md">
      {orders.map((order) => (
        <OrderCard key={order.order_id} order={order} />
      ))}
      <LoadMore list={list}>{t('more_orders')}</LoadMore>
      <div ref={end} />
    </Stack>
  );
}

function OrderSkeletons(): ReactElement {
  const { t } = useTranslation('design-system');
  return (
    <Stack gap="md" role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <OrderSkeleton />
      <OrderSkeleton />
      <OrderSkeleton />
    </Stack>
  );
}

/** Nothing bought yet, or nothing with this status. */
function NoOrders({ status }: { readonly status: OrderStatus | undefined }): ReactElement {
  const { t } = useTranslation('order-screens');
  return (
    <EmptyState
      illustration="basket"
      title={t(status ? 'empty_status_title' : 'empty_title')}
      text={status ? t('empty_status_text', { all: t('all') }) : t('empty_text')}
      action={<ButtonLink to="/">{t('start_shopping')}</ButtonLink>}
    />
  );
}
