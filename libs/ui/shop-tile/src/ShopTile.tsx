import { Image, RatingStars, Tag, useShortNumberText } from '@pasar/design-system';
import { shopPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ShopTileData } from './shop-tile-data.ts';
import styles from './ShopTile.module.css';

export type ShopTileProps = { readonly shop: ShopTileData; readonly headingLevel: 'h2' | 'h3' };

/** A shop in a list: logo, kind and rating. The whole tile is a link. */
export const ShopTile = ({ shop, headingLevel: Heading }: ShopTileProps): ReactElement => (
  <article className={styles.tile} data-shop={shop.shopid}>
    <Image picture={shop.picture} alt="" sizes="4rem" className={styles.picture} />
    <div className={styles.who}>
      <Heading className={styles.name}>
        <Link className={styles.link} to={shopPath({ username: shop.username, shopId: shop.shopid })}>
          {shop.name}
        </Link>
      </Heading>
      <p className={styles.facts}>
        <ShopKind shop={shop} />
        <span>{shop.location}</span>
      </p>
      <Counts shop={shop} />
    </div>
  </article>
);

type PartProps = Pick<ShopTileProps, 'shop'>;

function ShopKind({ shop }: PartProps): ReactElement | null {
  const { t } = useTranslation('shop-tile');
  if (shop.is_official_shop && shop.show_official_shop_label)
    return (
      <Tag tone="official" size="sm">
        {t('official_shop')}
      </Tag>
    );
  if (!shop.shopee_verified && !shop.is_preferred_plus_seller) return null;
  return (
    <Tag tone={shop.is_preferred_plus_seller ? 'accent' : 'accent-soft'} size="sm">
      {t(shop.is_preferred_plus_seller ? 'preferred_plus_shop' : 'preferred_shop')}
    </Tag>
  );
}

function Counts({ shop }: PartProps): ReactElement {
  const { t } = useTranslation('shop-tile');
  const compact = useShortNumberText();
  return (
    <p className={styles.counts}>
      {shop.rating_star > 0 ? <RatingStars rating={shop.rating_star} look="one" /> : null}
      <span>{t('products', { count: shop.item_count, amount: compact(shop.item_count) })}</span>
      <span>{t('followers', { count: shop.follower_count, amount: compact(shop.follower_count) })}</span>
    </p>
  );
}
