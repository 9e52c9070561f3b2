import type { ItemDetail } from '@pasar/catalogue-api';
import { Breadcrumbs, Container, lazyPart } from '@pasar/design-system';
import { trailPath } from '@pasar/catalogue-api';
import { HydrateOnInteraction, RenderOutOfSight, useScreenContext } from '@pasar/screen-kit';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Gallery } from '../gallery/Gallery.tsx';
import { galleryPictures, pictureOfChoice } from '../gallery/gallery-pictures.ts';
import { Deals } from '../deals/Deals.tsx';
import { Delivery } from '../delivery/Delivery.tsx';
import { Details } from '../parts/Details.tsx';
import { FromSameShop, SimilarItems } from '../parts/Recommendations.tsx';
import { ShopCard } from '../parts/ShopCard.tsx';
import { ShopVouchers } from '../parts/ShopVouchers.tsx';
import { TitleBlock } from '../parts/TitleBlock.tsx';
import { BuyBar } from '../purchase/BuyBar.tsx';
import { BuyPanel } from '../purchase/BuyPanel.tsx';
import { BuyBox } from '../purchase/BuyBox.tsx';
import { usePurchase } from '../purchase/use-purchase.ts';
import { readPendingAddToCart } from '../purchase/pending-add-to-cart.ts';
import { PendingAddition } from '../purchase/PendingAddition.tsx';
import { Questions } from '../questions/Questions.tsx';
import { Reviews } from '../reviews/Reviews.tsx';
import { FloatingBar } from './FloatingBar.tsx';
import styles from './ProductPage.module.css';

const RecentlyViewed = lazyPart(() => import('../parts/RecentlyViewed.tsx'));

export type ProductPageProps = {
  readonly item: ItemDetail;
  readonly adult: boolean;
  /** When the item was fetched, epoch milliseconds. */
  readonly receivedAt: number;
  /** Fetches the item again, since its prices have changed. */
  readonly onStale: () => void;
};

/** The item's page: pictures beside the offer on desktops, above it on phones. */
export function ProductPage({ item, adult, receivedAt, onStale }: ProductPageProps): ReactElement {
  const { platform } = useScreenContext();
  const purchase = usePurchase(item, adult);
  const pending = readPendingAddToCart(useLocation().search);
  const [reminded, setReminded] = useState(false);
  const remind = () => setReminded(true);
  return (
    <Container className={styles.page}>
      {pending ? <PendingAddition item={item} purchase={purchase} pending={pending} /> : null}
      {platform === 'pc' ? <Crumbs item={item} /> : <FloatingBar item={item} />}
      <div className={styles.main}>
        <Gallery name={item.name} pictures={galleryPictures(item)} shownId={pictureOfChoice(purchase)?.id} />
        <div className={styles.offer}>
          <TitleBlock item={item} purchase={purchase} receivedAt={receivedAt} onOver={onStale} />
          <Delivery item={item} modelid={purchase.model?.modelid} />
          <BuyBox item={item} purchase={purchase} missing={reminded ? purchase.open : []} />
          <Deals item={item} purchase={purchase} adult={adult} />
          <ShopVouchers vouchers={item.shop_vouchers} />
        </div>
      </div>
      {platform === 'pc' ? (
        <BuyPanel item={item} purchase={purchase} onIncomplete={remind} />
      ) : (
        <BuyBar item={item} purchase={purchase} />
      )}
      <HydrateOnInteraction>
        <ShopCard shop={item.shop} itemid={item.itemid} />
        <Details item={item} model={purchase.model} />
        <Reviews item={item} />
        <Questions item={item} />
        <div className={styles.wide}>
          <FromSameShop item={item} />
          <RenderOutOfSight>
            <Suspense fallback={null}>
              <RecentlyViewed item={item} />
            </Suspense>
          </RenderOutOfSight>
          <SimilarItems item={item} adult={adult} />
        </div>
      </HydrateOnInteraction>
    </Container>
  );
}

function Crumbs({ item: { categories, name } }: { readonly item: ItemDetail }): ReactElement {
  const { t } = useTranslation('product-screens');
  return (
    <Breadcrumbs
      crumbs={[
        { label: t('home'), to: '/' },
        ...categories.map((category, index) => ({
          label: category.name,
          to: trailPath(categories.slice(0, index + 1)),
        })),
        { label: name },
      ]}
    />
  );
}
