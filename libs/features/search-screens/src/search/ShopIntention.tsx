import type { ShopBrief } from '@pasar/catalogue-api';
import { ShopTile } from '@pasar/shop-tile';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ShopIntention.module.css';

/** The shop that matches the keyword, above the results. */
export function ShopIntention({ shop }: { readonly shop: ShopBrief }): ReactElement {
  const { t } = useTranslation('search-screens');
  return (
    <section className={styles.shop} aria-labelledby="shop-meant">
      <h2 id="shop-meant" className={styles.title}>
        {t('shop_meant')}
      </h2>
      <ShopTile shop={shop} headingLevel="h3" />
    </section>
  );
}
