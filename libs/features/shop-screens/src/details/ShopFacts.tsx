import type { Shop } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import { useDurationText, useFormat } from '@pasar/screen-kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useShopRelation } from '../relation/use-shop-relation.ts';
import { shopTabPath } from '../shared/shop-tab-path.ts';
import styles from './ShopFacts.module.css';

/** Location, ratings, followers and other facts of the shop. */
export function ShopFacts({ shop }: { readonly shop: Shop }): ReactElement {
  const { t } = useTranslation('shop-screens');
  const { number, compact, percent, date } = useFormat();
  const durationText = useDurationText();
  const { followerCount } = useShopRelation(shop);
  const { shopid, rating_star, rating_count, response_rate, response_seconds } = shop;
  const rating = rating_count > 0 ? `${compact(rating_star)} (${number(rating_count)})` : '–';
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('location'), shop.location],
    [t('products'), <Link to={shopTabPath(shop, 'products')}>{number(shop.item_count)}</Link>],
    [t('rating'), <Link to={shopTabPath(shop, 'ratings')}>{rating}</Link>],
    [t('followers'), <Link to={buildPath('shop-followers', { shopid })}>{number(followerCount)}</Link>],
    [t('follows'), <Link to={buildPath('shop-following', { shopid })}>{t('see_shops')}</Link>],
    [t('response'), response_rate === undefined ? '–' : percent(response_rate)],
    ...(response_seconds === undefined
      ? []
      : [[t('response_time'), durationText(response_seconds)] as const]),
    [t('since'), date(shop.ctime * 1000)],
    [t('last_active'), date(shop.last_active * 1000)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
