import { itemKeyText } from '@pasar/item';
import { ItemCard } from '@pasar/item-card';
import { Carousel } from '@pasar/item-list';
import { Section } from '@pasar/layout';
import { productPath } from '@pasar/routing-table';
import { socialApi } from '@pasar/social-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { likedItemsQuery } from './liked-items.ts';

/** Items that the shop's owner likes; renders nothing if the list is private or empty. @spec liked-items */
export function LikedItems({ shopid }: { readonly shopid: number }): ReactElement | null {
  const { t } = useTranslation('shop-screens');
  const { currentData } = socialApi.useGetShopLikedItemsInfiniteQuery(likedItemsQuery(shopid));
  const items = currentData?.pages[0]?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Section title={t('liked_title')}>
      <Carousel label={t('liked_title')} placement="shop-liked-items">
        {items.map((item) => (
          <ItemCard
            key={itemKeyText(item)}
            item={item}
            cardSet="LITE_STANDARD"
            blurAdult
            to={productPath({ name: item.name, shopId: item.shopid, itemId: item.itemid })}
          />
        ))}
      </Carousel>
    </Section>
  );
}
