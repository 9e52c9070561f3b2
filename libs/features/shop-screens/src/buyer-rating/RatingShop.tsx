import type { BuyerRating } from '@pasar/catalogue-api';
import { shopPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './BuyerRatingScreen.module.css';

/** A link to the shop that wrote the rating. */
export function RatingShop({ shop }: Pick<BuyerRating, 'shop'>): ReactElement {
  const { t } = useTranslation('shop-screens');
  return (
    <Link className={styles.shop} to={shopPath({ username: shop.username, shopId: shop.shopid })}>
      {t('visit', { name: shop.name })}
    </Link>
  );
}
