import { Barcode, PaperLabel } from '@pasar/design-system';
import { formatPhone } from '@pasar/markets';
import type { OwnShop, ShopOrder } from '@pasar/order-api';
import { useFormat, useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ShippingLabel.module.css';

type Props = { readonly order: ShopOrder['order']; readonly shop: OwnShop };

/** Sender, recipient and contents, with a barcode: the tracking number, else the order number. */
export function ShippingLabel({ order, shop }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const { market } = useScreenContext();
  const { address, parcel } = order;
  const number = parcel?.tracking_number ?? order.order_sn;
  return (
    <PaperLabel>
      <div className={styles.row}>
        <span>{t('label_from', { shop: shop.name })}</span>
        <span>{parcel?.carrier}</span>
      </div>
      <span className={styles.caption}>{t('label_to')}</span>
      <address className={styles.address}>
        <span>{address.name}</span>
        <span>{formatPhone(market.code, address.phone)}</span>
        {address.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <Barcode number={number} />
      <ul className={styles.items}>
        {order.lines.map((line) => (
          <li key={line.line_no}>
            {format.number(line.quantity - (line.given_back ?? 0))} × {line.name} {line.model_name}
          </li>
        ))}
      </ul>
    </PaperLabel>
  );
}
