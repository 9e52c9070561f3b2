import type { Shop } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import { useDurationText, useFormat } from '@pasar/screen-kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useShopRelation } from '../relation/use-shop-relation.ts';
import { shopTabPath } from '../shared/shop-tab-path.ts';
import styles from './ShopStatistics.module.css';

/** The shop's statistics; some are links. */
export function ShopStatistics({ shop }: { readonly shop: Shop }): ReactElement {
  const { t } = useTranslation('shop-screens');
  const { compact, percent, date } = useFormat();
  const durationText = useDurationText();
  const { followerCount } = useShopRelation(shop);
  const { shopid, response_rate, response_seconds } = shop;
  return (
    <dl className={styles.statistics}>
      <Statistic name={t('products')} to={shopTabPath(shop, 'products')}>
        {compact(shop.item_count)}
      </Statistic>
      <Statistic name={t('rating')} to={shopTabPath(shop, 'ratings')}>
        {shop.rating_count > 0 ? compact(shop.rating_star) : '–'}
      </Statistic>
      <Statistic name={t('followers')} to={buildPath('shop-followers', { shopid })}>
        {compact(followerCount)}
      </Statistic>
      <Statistic name={t('response')}>{response_rate === undefined ? '–' : percent(response_rate)}</Statistic>
      {response_seconds === undefined ? null : (
        <Statistic name={t('response_time')}>{durationText(response_seconds)}</Statistic>
      )}
      <Statistic name={t('since')}>{date(shop.ctime * 1000)}</Statistic>
    </dl>
  );
}

type StatisticProps = { readonly name: string; readonly to?: string; readonly children: ReactNode };

const Statistic = ({ name, to, children }: StatisticProps): ReactElement => (
  <div className={styles.statistic}>
    <dt className={styles.label}>{name}</dt>
    <dd className={styles.value}>
      {to === undefined ? (
        children
      ) : (
        <Link to={to} className={styles.link} aria-label={`${name}: ${String(children)}`}>
          {children}
        </Link>
      )}
    </dd>
  </div>
);
