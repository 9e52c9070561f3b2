import { sellerApi } from '@pasar/order-api';
import type { OwnShop, ShopOrder } from '@pasar/order-api';
import { useFocusAfterChange } from '@pasar/screen-kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalPage } from './PortalPage.tsx';
import { PortalRecord } from './PortalRecord.tsx';

type Props = {
  readonly orderId: number;
  readonly children: (found: ShopOrder, shop: OwnShop) => ReactNode;
};

/** Loads an order of the seller's shop; another shop's order is not found. */
export function ShopOrderPage({ orderId, children }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const query = sellerApi.useGetShopOrderQuery({ order_id: orderId });
  // An action that succeeds removes its own button.
  useFocusAfterChange(query.data?.actions.join());
  return (
    <PortalPage part="seller-orders">
      {(shop) => (
        <PortalRecord query={query} part="seller-orders" goneTitle={t('gone_title')}>
          {(found) => children(found, shop)}
        </PortalRecord>
      )}
    </PortalPage>
  );
}
