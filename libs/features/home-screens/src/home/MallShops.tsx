import type { HomeSection } from '@pasar/catalogue-api';
import { Image } from '@pasar/design-system';
import { Shelf } from '@pasar/item-list';
import { Section } from '@pasar/layout';
import { buildPath, shopPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './MallShops.module.css';

type Shops = Extract<HomeSection, { kind: 'mall' }>['shops'];

/** The brands' own shops. */
export const MallShops = ({ shops }: { readonly shops: Shops }): ReactElement | null => {
  const { t } = useTranslation('home-screens');
  if (shops.length === 0) return null;
  return (
    <Section title={t('mall')} moreTo={buildPath('search', {}, { officialMall: true })}>
      <Shelf label={t('mall')}>
        {shops.map((shop) => (
          <Link
            key={shop.shopid}
            className={styles.shop}
            to={shopPath({ username: shop.username, shopId: shop.shopid })}
          >
            <Image
              picture={shop.cover}
              alt=""
              sizes="13rem"
              className={styles.cover}
              width={16}
              height={10}
            />
            <Image picture={shop.picture} alt="" sizes="3.5rem" className={styles.logo} />
            <span className={styles.name}>{shop.name}</span>
            <span className={styles.tagline}>{shop.tagline}</span>
          </Link>
        ))}
      </Shelf>
    </Section>
  );
};
