import { Button, ButtonLink, Cluster, Notice, Stack } from '@pasar/design-system';
import { shippingLabelPath } from '@pasar/order-api';
import type { OwnShop, ShopOrder } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BranchPendingNotice } from '../shared/BranchPendingNotice.tsx';
import { printsLabel } from '../shared/prints-label.ts';
import { ShopOrderPage } from '../shared/ShopOrderPage.tsx';
import styles from './LabelScreen.module.css';
import { ShippingLabel } from './ShippingLabel.tsx';

/** The label of an order's parcel. Printing shows nothing else. */
export function LabelScreen({ input }: ScreenComponentProps<'seller-label'>): ReactElement {
  return (
    <ShopOrderPage orderId={input.params.orderId}>
      {({ order }, shop) => <Label order={order} shop={shop} />}
    </ShopOrderPage>
  );
}

type LabelProps = { readonly order: ShopOrder['order']; readonly shop: OwnShop };

function Label({ order, shop }: LabelProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  const isOpen = printsLabel(order);
  return (
    <Stack gap="lg">
      <h1 className={styles.title}>{t('label')}</h1>
      <BranchPendingNotice order={order} />
      {order.parcel || order.reselect_branch ? null : <Notice>{t('label_waiting')}</Notice>}
      {order.reselect_branch ? null : <ShippingLabel order={order} shop={shop} />}
      <Cluster>
        {order.reselect_branch ? null : <Button onClick={() => window.print()}>{t('print_label')}</Button>}
        {isOpen ? (
          <ButtonLink
            variant="secondary"
            to={`${shippingLabelPath}?order_id=${order.order_id}`}
            reloadDocument
            download
          >
            {t('download_label')}
          </ButtonLink>
        ) : null}
        <ButtonLink variant="secondary" to={buildPath('seller-order', { orderId: order.order_id })}>
          {t('view_order')}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
