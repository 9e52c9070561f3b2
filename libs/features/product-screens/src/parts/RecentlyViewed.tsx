import { useRememberViewed, useViewedItems } from '@pasar/catalogue-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { itemKeyText } from '@pasar/item';
import { ItemCard } from '@pasar/item-card';
import { Carousel } from '@pasar/item-list';
import { Section } from '@pasar/layout';
import { productPath } from '@pasar/routing-table';
import { useStorages } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Items viewed before on this device; renders nothing if there are none. Also records this item, which the
 * page's initial script does not.
 */
export default function RecentlyViewed({ item }: { readonly item: ItemDetail }): ReactElement | null {
  const { t } = useTranslation('product-screens');
  const storages = useStorages();
  useRememberViewed(storages, item);
  const items = useViewedItems(storages, item);
  return items.length === 0 ? null : (
    <Section title={t('recently_viewed')}>
      <Carousel label={t('recently_viewed')} placement="product-recently-viewed">
        {items.map((viewed) => (
          <ItemCard
            key={itemKeyText(viewed)}
            item={viewed}
            cardSet="LITE_STANDARD"
            blurAdult
            to={productPath({ name: viewed.name, shopId: viewed.shopid, itemId: viewed.itemid })}
          />
        ))}
      </Carousel>
    </Section>
  );
}
