import { isNotFound } from '@pasar/base-api';
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '@pasar/design-system';
import { sellerApi } from '@pasar/order-api';
import type { OwnShop, ShopOrder } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalPage } from './PortalPage.tsx';
import styles from './PortalPage.module.css';

type Props = {
  readonly orderId: number;
  readonly children: (found: ShopOrder, shop: OwnShop) => ReactNode;
};

/** Loads an order of the seller's shop; another shop's order is not found. */
export function ShopOrderPage({ orderId, children }: Props): ReactElement {
  const { data, error, isFetching, refetch } = sellerApi.useGetShopOrderQuery({ order_id: orderId });
  return (
    <PortalPage part="seller-orders">
      {(shop) =>
        data && !error ? (
          children(data, shop)
        ) : isNotFound(error) ? (
          <OrderNotFound />
        ) : error ? (
          <ErrorState headingLevel="h1" onRetry={refetch} retrying={isFetching} />
        ) : (
          <Skeleton shape="block" className={styles.loading} />
        )
      }
    </PortalPage>
  );
}

function OrderNotFound(): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <EmptyState
      headingLevel="h1"
      illustration="lens"
      title={t('gone_title')}
      text={t('gone_text')}
      action={<ButtonLink to={buildPath('seller-orders')}>{t('orders')}</ButtonLink>}
    />
  );
}
