import {
  Button,
  EmptyState,
  ErrorState,
  Notice,
  Skeleton,
  Stack,
  TabLinks,
  useWords,
} from '@pasar/design-system';
import { orderStatuses } from '@pasar/order';
import type { OrderStatus } from '@pasar/order';
import { sellerApi } from '@pasar/order-api';
import type { OwnShop } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalPage } from '../shared/PortalPage.tsx';
import styles from './OrdersScreen.module.css';
import { parseStatus, toListQuery } from './parse-status.ts';
import { ShopOrderCard } from './ShopOrderCard.tsx';

/** The orders of the seller's shop by status, newest first. */
export function OrdersScreen({ input }: ScreenComponentProps<'seller-orders'>): ReactElement {
  const { t } = useTranslation('seller-screens');
  const status = parseStatus(input.query);
  return (
    <PortalPage part="seller-orders">
      {(shop) => (
        <>
          <h1 className={styles.title}>{t('orders')}</h1>
          <StatusTabs shop={shop} current={status} />
          <OrderList key={status ?? 'all'} query={input.query} />
        </>
      )}
    </PortalPage>
  );
}

type TabProps = { readonly shop: OwnShop; readonly current: OrderStatus | undefined };

function StatusTabs({ shop, current }: TabProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const label = (status: OrderStatus): string => {
    const count = shop.orders.find((each) => each.status === status)?.count ?? 0;
    return count === 0 ? t(`status_${status}`) : `${t(`status_${status}`)} (${format.number(count)})`;
  };
  const links = [undefined, ...orderStatuses].map((status) => ({
    to: buildPath('seller-orders', {}, status ? { status } : {}),
    label: status ? label(status) : t('all'),
    current: status === current,
  }));
  return <TabLinks label={t('orders')} links={links} />;
}

function OrderList({ query }: { readonly query: string }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const words = useWords();
  const list = sellerApi.useListShopOrdersInfiniteQuery(toListQuery(query));
  const orders = list.data?.pages.flatMap((page) => page.orders) ?? [];
  if (list.isError && orders.length === 0)
    return <ErrorState onRetry={list.refetch} retrying={list.isFetching} />;
  if (list.isLoading) return <Skeleton shape="block" className={styles.loading} />;
  if (orders.length === 0)
    return <EmptyState illustration="basket" title={t('no_orders_title')} text={t('no_orders_text')} />;
  return (
    <Stack gap="md">
      {orders.map((order) => (
        <ShopOrderCard key={order.order_id} order={order} />
      ))}
      {list.isFetchNextPageError ? (
        <Notice tone="danger" announce>
          {words('error_text')}
        </Notice>
      ) : null}
      {list.hasNextPage ? (
        <Button
          variant="secondary"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more_orders')}
        </Button>
      ) : null}
    </Stack>
  );
}
