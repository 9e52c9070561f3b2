import { itemOffersApi } from '@pasar/catalogue-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { Button, Image, Tag, lazyPart, useWords } from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PurchaseState } from '../purchase/use-purchase.ts';
import { dealOffers } from './deal-offer.ts';
import type { DealOffer } from './deal-offer.ts';
import styles from './Deals.module.css';

const DealDrawer = lazyPart(() => import('./DealDrawer.tsx'));

export type DealsProps = {
  readonly item: ItemDetail;
  readonly purchase: PurchaseState;
  readonly adult: boolean;
};

/** The item's bundle and add-on deals. Renders nothing if they fail to load. */
export function Deals({ item, purchase, adult }: DealsProps): ReactElement | null {
  const { t } = useTranslation('product-screens');
  const { shopid, itemid } = item;
  const { data } = itemOffersApi.useGetItemDealsQuery({ shopid, itemid });
  const offers = data ? dealOffers(data, { itemid, adult }) : [];
  return offers.length === 0 ? null : (
    <section className={styles.deals} aria-label={t('deals')}>
      {offers.map((offer) => (
        <DealBand key={`${offer.kind}-${offer.dealid}`} {...{ item, purchase, offer }} />
      ))}
    </section>
  );
}

type DealBandProps = Pick<DealsProps, 'item' | 'purchase'> & { readonly offer: DealOffer };

function DealBand({ item, purchase, offer }: DealBandProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const words = useWords();
  const [open, setOpen] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const choose = () => {
    setIsLoaded(true);
    setOpen(true);
  };
  const kind = t(`deal_${offer.kind}`);
  return (
    <div className={styles.band}>
      <div className={styles.words}>
        <Tag tone="accent-soft" size="sm" icon={offer.kind === 'bundle' ? 'package' : 'plus'}>
          {kind}
        </Tag>
        {offer.gift ? <Tag size="sm">{t('deal_gift')}</Tag> : null}
        {offer.label === kind ? null : <span className={styles.label}>{offer.label}</span>}
      </div>
      <Button
        size="sm"
        variant="secondary"
        className={styles.choose}
        aria-haspopup="dialog"
        aria-label={words('labelled', { label: t('deal_choose'), name: offer.label })}
        disabled={!purchase.purchasable.purchasable}
        onClick={choose}
      >
        {t('deal_choose')}
      </Button>
      <OptionPictures offer={offer} />
      {isLoaded ? (
        <Suspense fallback={null}>
          <DealDrawer {...{ item, purchase, offer, open }} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </div>
  );
}

const maxPictures = 6;

function OptionPictures({ offer: { options } }: Pick<DealBandProps, 'offer'>): ReactElement | null {
  const { money } = useFormat();
  return options.length === 0 ? null : (
    <ul className={styles.pictures}>
      {options.slice(0, maxPictures).map(({ item, price }) => (
        <li key={item.itemid} className={styles.option}>
          <Image picture={item.picture} alt={item.name} sizes="3.5rem" tinted rounded />
          <span className={styles.price}>{money(price ?? item.price_min)}</span>
        </li>
      ))}
    </ul>
  );
}
