import type { ItemDetail } from '@pasar/catalogue-api';
import { Icon } from '@pasar/design-system';
import type { IconProps } from '@pasar/design-system';
import { useFormat, useScreenContext } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Delivery.module.css';

/** What it costs to get it, from where, and how one may pay. */
export const Delivery = ({ item }: { readonly item: ItemDetail }): ReactElement => {
  const { t } = useTranslation('product-screens');
  const { market } = useScreenContext();
  const fee = useShippingFee(item.shipping_fee);
  const cod = market.cod && item.can_use_cod;
  return (
    <section aria-label={t('delivery')}>
      <ul className={styles.facts}>
        <Fact icon="truck" text={item.show_free_shipping ? t('free_shipping') : `${t('delivery')}: ${fee}`} />
        {item.shop_location ? (
          <Fact icon="location" text={t('ships_from', { place: item.shop_location })} />
        ) : null}
        {cod ? <Fact icon="cash" text={t('cod')} /> : null}
      </ul>
    </section>
  );
};

const Fact = ({ icon, text }: { readonly icon: IconProps['name']; readonly text: string }): ReactElement => (
  <li className={styles.fact}>
    <Icon name={icon} size="sm" className={styles.icon} />
    {text}
  </li>
);

function useShippingFee({ min, max }: ItemDetail['shipping_fee']): string {
  const { t } = useTranslation('product-screens');
  const { money } = useFormat();
  if (max.amount === 0) return t('free_shipping');
  return min.amount === max.amount ? money(min) : `${money(min)} – ${money(max)}`;
}
