import { TabLinks } from '@pasar/design-system';
import { orderStatuses, parseOrderStatus } from '@pasar/order';
import type { OrderStatus } from '@pasar/order';
import { sellerApi } from '@pasar/order-api';
import type { OwnShop } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalList } from '../shared/PortalList.tsx';
import { PortalPage } from '../shared/PortalPage.tsx';
import styles from './OrdersScreen.module.css';
import { shopOrdersQuery } from './shop-orders-query.ts';
import { ShopOrderCard } from './ShopOrderCard.tsx';

/** The orders of the seller's shop by status, newest first: the portal's start. */
export function OrdersScreen({ input }: ScreenComponentProps<'seller-orders'>): ReactElement {
  const { t } = useTranslation('seller-screens');
  const status = parseOrderStatus(input.query);
  return (
    <PortalPage part="seller-orders" isStart={input.query === ''}>
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
  return (
    <PortalList
      query={sellerApi.useListShopOrdersInfiniteQuery(shopOrdersQuery(query))}
      readEntries={(page) => page.orders}
      emptyTitle={t('no_orders_title')}
      emptyText={t('no_orders_text')}
      moreLabel={t('more_orders')}
    >
      {(orders) => orders.map((order) => <ShopOrderCard key={order.order_id} order={order} />)}
    </PortalList>
  );
}
