import type { CatalogueProduct } from '@pasar/catalogue-api';
import { Image } from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import type { LocaleFormat } from '@pasar/locale-format';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CatalogueHead.module.css';

const priceRange = ({ price_min, price_max }: CatalogueProduct, { money }: LocaleFormat): string =>
  price_min.amount === price_max.amount ? money(price_min) : `${money(price_min)} – ${money(price_max)}`;

/** The catalogue product: picture, brand, price range and number of offers. */
export function CatalogueHead({ product }: { readonly product: CatalogueProduct }): ReactElement {
  const { t } = useTranslation('search-screens');
  const format = useFormat();
  const { item_count, shop_count } = product;
  return (
    <section className={styles.head} aria-labelledby="product-name">
      <Image picture={product.picture} alt="" sizes="8rem" priority rounded className={styles.picture} />
      <div className={styles.facts}>
        {product.brand ? <p className={styles.brand}>{product.brand}</p> : null}
        <h1 id="product-name" className={styles.name}>
          {product.name}
        </h1>
        <p className={styles.price}>{priceRange(product, format)}</p>
        <p className={styles.counts}>
          <span>{t('offers', { count: item_count, amount: format.number(item_count) })}</span>
          <span aria-hidden="true">·</span>
          <span>{t('shops', { count: shop_count, amount: format.number(shop_count) })}</span>
        </p>
      </div>
    </section>
  );
}
