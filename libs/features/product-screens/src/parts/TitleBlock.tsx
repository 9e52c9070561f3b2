import type { ItemDetail } from '@pasar/catalogue-api';
import { Icon, Price, RatingStars, Tag, useWords } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useFormat, useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ItemActions } from '../actions/ItemActions.tsx';
import type { PurchaseState } from '../purchase/use-purchase.ts';
import { FlashBand } from './FlashBand.tsx';
import styles from './TitleBlock.module.css';

export type TitleBlockProps = {
  readonly item: ItemDetail;
  readonly purchase: Pick<PurchaseState, 'offer'>;
  readonly receivedAt: number;
  /** Called when the flash sale has ended. */
  readonly onOver: () => void;
};

/** Name, rating, sales and price. */
export function TitleBlock({ item, purchase: { offer }, receivedAt, onOver }: TitleBlockProps): ReactElement {
  const { market } = useScreenContext();
  const words = useWords();
  return (
    <div className={styles.block}>
      <ShopTags item={item} />
      <h1 className={styles.name}>{item.name}</h1>
      <RatingAndSales item={item} />
      <div className={styles.offer}>
        {item.flash_sale ? (
          <FlashBand sale={item.flash_sale} receivedAt={receivedAt} onOver={onOver} />
        ) : null}
        <p className={styles.price} aria-live="polite">
          <Price
            price={offer.price}
            priceMax={offer.priceMax}
            before={offer.before}
            discount={offer.discount}
            size="xl"
          />
        </p>
        {market.consumerLaw ? <p className={styles.vat}>{words('vat_included')}</p> : null}
      </div>
      {item.catalogue_offers ? <OffersLink offers={item.catalogue_offers} /> : null}
    </div>
  );
}

function ShopTags({ item }: { readonly item: ItemDetail }): ReactElement | null {
  const { t } = useTranslation('product-screens');
  if (item.is_official_shop && item.show_official_shop_label)
    return <Tag tone="official">{t('official_shop')}</Tag>;
  if (item.is_preferred_plus_seller) return <Tag tone="accent">{t('preferred_plus_shop')}</Tag>;
  return item.shopee_verified ? <Tag tone="accent-soft">{t('preferred_shop')}</Tag> : null;
}

/** Links to all shops' offers of the same product. */
function OffersLink({
  offers: { catalogueid, count, price_min },
}: {
  readonly offers: NonNullable<ItemDetail['catalogue_offers']>;
}): ReactElement {
  const { t } = useTranslation('product-screens');
  const { money, number } = useFormat();
  return (
    <Link className={styles.offers} to={`${buildPath('search-catalogue')}?catalogue=${catalogueid}`}>
      {t('offers', { count, amount: number(count), price: money(price_min) })}
      <Icon name="chevron-right" size="xs" />
    </Link>
  );
}

function RatingAndSales({ item }: { readonly item: ItemDetail }): ReactElement {
  const { t } = useTranslation('product-screens');
  const words = useWords();
  const { number, compact } = useFormat();
  const { rating_star, rating_count } = item.item_rating;
  return (
    <div className={styles.trust}>
      <div className={styles.facts}>
        {rating_count > 0 ? (
          <a className={styles.rating} href="#reviews">
            <RatingStars rating={rating_star} />
            {t('ratings', { count: rating_count, amount: number(rating_count) })}
          </a>
        ) : (
          <span>{t('no_reviews_title')}</span>
        )}
        {item.historical_sold > 0 ? (
          <span>{words('sold', { count: item.historical_sold, amount: compact(item.historical_sold) })}</span>
        ) : null}
      </div>
      <ItemActions item={item} />
    </div>
  );
}
