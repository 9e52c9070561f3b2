import type { CartLine, CartShop } from '@pasar/cart-api';
import { Card, Checkbox, Icon, Tag, useDeliveryPromise } from '@pasar/design-system';
import { shopPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AddOnBand } from '../add-ons/AddOnBand.tsx';
import { CartLineRow } from './CartLineRow.tsx';
import styles from './CartShopCard.module.css';
import type { CartChanges } from './use-cart-changes.ts';

type Props = {
  readonly shop: CartShop;
  readonly changes: CartChanges;
  readonly onChooseModel: (line: CartLine) => void;
};

/** A shop's lines, with a checkbox that selects all of them, and what can be added to them at a deal's price. */
export function CartShopCard({ shop, changes, onChooseModel }: Props): ReactElement {
  const { t } = useTranslation('cart-screens');
  const buyable = shop.lines.filter((line) => !line.problem);
  return (
    <Card as="section" aria-label={shop.name} padding="none">
      <header className={styles.head}>
        <Checkbox
          labelHidden
          label={t('pick_shop', { shop: shop.name })}
          checked={buyable.length > 0 && buyable.every((line) => line.checked)}
          disabled={buyable.length === 0}
          onChange={(event) => changes.pick(buyable, event.target.checked)}
        />
        <Link className={styles.name} to={shopPath({ username: shop.username, shopId: shop.shopid })}>
          {shop.name}
        </Link>
        {shop.is_official_shop ? <Tag tone="official">{t('official_shop')}</Tag> : null}
      </header>
      <DeliveryPromise shop={shop} />
      <ul className={styles.lines}>
        {shop.lines.map((line) => (
          <CartLineRow
            key={`${line.itemid}-${line.modelid ?? 0}`}
            line={line}
            changes={changes}
            onChooseModel={onChooseModel}
          />
        ))}
      </ul>
      {shop.add_ons?.map((addOn) => (
        <AddOnBand key={addOn.dealid} shopid={shop.shopid} addOn={addOn} />
      ))}
    </Card>
  );
}

/** When and where the shop's parcel arrives, and its fee. */
function DeliveryPromise({ shop: { delivery } }: Pick<Props, 'shop'>): ReactElement | null {
  const describeDelivery = useDeliveryPromise();
  if (!delivery) return null;
  return (
    <p className={styles.delivery}>
      <Icon name="truck" size="sm" className={styles.truck} />
      {describeDelivery(delivery.arrives, delivery.fee, delivery.fee_max)}
    </p>
  );
}
