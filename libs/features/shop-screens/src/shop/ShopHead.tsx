import type { Shop } from '@pasar/catalogue-api';
import { Image, Tag } from '@pasar/design-system';
import { useFormat } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ShopHead.module.css';

/** The shop's front: its picture, its name, and how it is thought of. */
export const ShopHead = ({ shop }: { readonly shop: Shop }): ReactElement => (
  <section className={styles.head} aria-labelledby="shop-name">
    <Image
      picture={shop.cover}
      alt=""
      sizes="(min-width: 84rem) 80rem, 100vw"
      priority
      className={styles.cover}
    />
    <div className={styles.card}>
      <Image picture={shop.picture} alt="" sizes="6rem" className={styles.picture} />
      <div className={styles.who}>
        <h1 id="shop-name" className={styles.name}>
          {shop.name}
        </h1>
        <p className={styles.facts}>
          <Kind shop={shop} />
          <span>@{shop.username}</span>
          <span>{shop.location}</span>
        </p>
      </div>
      <Statistics shop={shop} />
      {shop.description ? <p className={styles.description}>{shop.description}</p> : null}
    </div>
  </section>
);

const Kind = ({ shop }: { readonly shop: Shop }): ReactElement | null => {
  const { t } = useTranslation('shop-screens');
  if (shop.is_official_shop && shop.show_official_shop_label)
    return <Tag tone="brand">{t('official_shop')}</Tag>;
  if (shop.is_mart) return <Tag tone="success">{t('supermarket')}</Tag>;
  return shop.shopee_verified ? <Tag tone="accent-soft">{t('preferred_shop')}</Tag> : null;
};

const Statistics = ({ shop }: { readonly shop: Shop }): ReactElement => {
  const { t } = useTranslation('shop-screens');
  const { compact, percent, date } = useFormat();
  const facts = [
    [t('products'), compact(shop.item_count)],
    [t('rating'), shop.rating_count > 0 ? compact(shop.rating_star) : '–'],
    [t('followers'), compact(shop.follower_count)],
    [t('response'), percent(shop.response_rate)],
    [t('since'), date(shop.ctime * 1000)],
  ] as const;
  return (
    <dl className={styles.statistics}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.statistic}>
          <dt className={styles.label}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
