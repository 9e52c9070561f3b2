import { catalogueApi, shopPagesApi } from '@pasar/catalogue-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { pictureUrl } from '@pasar/design-system';
import { ratingQueryFields, reviewNamespaces } from '@pasar/reviews';
import { productPath } from '@pasar/routing-table';
import { defineScreen } from '@pasar/screen-kit';
import type { Head } from '@pasar/screen-kit';
import { ratingJsonLd } from '../shared/shop-json-ld.ts';
import { shopTexts } from '../translations.ts';
import { itemInState, readItemKey, itemRatingPath, itemRatingsQuery } from './item-rating-data.ts';
import { ItemRatingScreen } from './ItemRatingScreen.tsx';

const productJsonLd = ({ name, shopid, itemid, item_rating }: ItemDetail, origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name,
  url: origin + productPath({ name, shopId: shopid, itemId: itemid }),
  ...ratingJsonLd(item_rating),
});

/** Adult items have no picture or structured data and are not indexed. */
function createItemHead(item: ItemDetail, origin: string): Partial<Head> {
  const [picture] = item.pictures;
  if (item.is_adult) return { robots: 'noindex' };
  return { ...(picture && { image: pictureUrl(picture.id, 640) }), jsonLd: [productJsonLd(item, origin)] };
}

/** @spec shop-item-rating item-rating-page */
export default defineScreen<'shop-item-rating'>({
  namespaces: [shopTexts, ...reviewNamespaces],
  cacheable: { queryFields: ratingQueryFields },
  needs: [
    (input) => [
      catalogueApi.endpoints.getItem.initiate(readItemKey(input)),
      shopPagesApi.endpoints.getRatingSummary.initiate(readItemKey(input)),
      catalogueApi.endpoints.getItemRatings.initiate(itemRatingsQuery(input)),
    ],
  ],
  status: (state, input) => (itemInState(state, input).gone ? 404 : 200),
  head: (state, input, { origin }, t) => {
    const { item } = itemInState(state, input);
    if (!item) return { title: t('item_gone_title'), robots: 'noindex' };
    return {
      title: t('page_title', { page: t('tab_ratings'), name: item.name }),
      canonical: itemRatingPath(input),
      ...createItemHead(item, origin),
      ...(input.query !== '' && { robots: 'noindex, follow' }),
    };
  },
  Screen: ItemRatingScreen,
});
