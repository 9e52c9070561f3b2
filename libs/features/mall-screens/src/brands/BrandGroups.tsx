import type { MallBrand } from '@pasar/catalogue-api';
import { Image } from '@pasar/design-system';
import { shopPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './BrandGroups.module.css';

/** Brands grouped by first letter. */
export const BrandGroups = ({ brands }: { readonly brands: readonly MallBrand[] }): ReactElement => (
  <div className={styles.groups}>
    {[...Map.groupBy(brands, ({ letter }) => letter)].map(([letter, group]) => (
      <section key={letter} aria-labelledby={`brands-${letter}`} className={styles.group}>
        <h2 id={`brands-${letter}`} className={styles.letter}>
          {letter}
        </h2>
        <ul className={styles.brands}>
          {group.map((brand) => (
            <li key={brand.shopid}>
              <Brand brand={brand} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

function Brand({ brand }: { readonly brand: MallBrand }): ReactElement {
  const { t } = useTranslation('mall-screens');
  const { number } = useFormat();
  const { item_count: count } = brand;
  return (
    <Link className={styles.brand} to={shopPath({ username: brand.username, shopId: brand.shopid })}>
      <Image picture={brand.picture} alt="" sizes="4rem" className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.name}>{brand.name}</span>
        <span className={styles.tagline}>{brand.tagline}</span>
        <span className={styles.count}>{t('products', { count, amount: number(count) })}</span>
      </span>
    </Link>
  );
}
