import { catalogueApi } from '@pasar/catalogue-api';
import type { ItemCard as Item, ItemDetail } from '@pasar/catalogue-api';
import { itemKeyText } from '@pasar/item';
import { ItemCard } from '@pasar/item-card';
import { InfiniteItems, Carousel, uniqueItems } from '@pasar/item-list';
import { ButtonLink } from '@pasar/design-system';
import { Section } from '@pasar/layout';
import { buildPath, productPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Recommendations.module.css';

const itemPath = ({ name, shopid, itemid }: Item): string =>
  productPath({ name, shopId: shopid, itemId: itemid });

const pageParams = ({ shopid, itemid, categories }: ItemDetail) => ({
  shopId: shopid,
  itemId: itemid,
  categoryId: categories.at(-1)?.catid ?? 0,
});

type Kind = 'similar' | 'from-same-shop';

function useRecommended({ shopid, itemid }: ItemDetail, section: Kind) {
  const list = catalogueApi.useGetRecommendationsInfiniteQuery({ shopid, itemid, section });
  return { list, items: uniqueItems(list.data?.pages.flatMap((page) => page.items) ?? []) };
}

/** Other items of the shop. Renders nothing if they fail to load. */
export function FromSameShop({ item }: { readonly item: ItemDetail }): ReactElement | null {
  const { t } = useTranslation('product-screens');
  const { items } = useRecommended(item, 'from-same-shop');
  if (items.length === 0) return null;
  return (
    <Section title={t('from_same_shop')} moreTo={buildPath('from-same-shop', pageParams(item))}>
      <Carousel label={t('from_same_shop')} placement="product-from-same-shop">
        {items.map((other) => (
          <ItemCard
            key={itemKeyText(other)}
            item={other}
            cardSet="LITE_STANDARD"
            blurAdult
            to={itemPath(other)}
          />
        ))}
      </Carousel>
    </Section>
  );
}

type SimilarItemsProps = { readonly item: ItemDetail; readonly adult: boolean };

/** Similar items, as an infinite list, and a link to items of related categories. */
export function SimilarItems({ item, adult }: SimilarItemsProps): ReactElement | null {
  const { t } = useTranslation('product-screens');
  const { list, items } = useRecommended(item, 'similar');
  if (items.length === 0) return null;
  return (
    <div id="similar" className={styles.similar}>
      <Section title={t('similar')} moreTo={`${itemPath(item)}/similar`}>
        <InfiniteItems
          label={t('similar')}
          cardSet="PDP"
          items={items}
          hasMore={list.hasNextPage}
          loading={list.isFetching}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
          blurAdult={!adult}
        />
      </Section>
      <ButtonLink variant="secondary" to={buildPath('you-may-also-like', pageParams(item))}>
        {t('you_may_also_like')}
      </ButtonLink>
    </div>
  );
}
