import type { ItemDetail } from '@pasar/catalogue-api';
import { pictureUrl } from '@pasar/design-system';
import type { ItemEntry } from '@pasar/item';
import { marketLocale } from '@pasar/markets';
import { formatMoney } from '@pasar/money';
import { reviewNamespaces } from '@pasar/reviews';
import { productPath } from '@pasar/routing-table';
import { defineScreen } from '@pasar/screen-kit';
import type { Head, ScreenContext, ScreenDefinition } from '@pasar/screen-kit';
import { modelIdField } from '../purchase/model-address.ts';
import { productTexts } from '../translations.ts';
import { selectItemEntry } from './product-data.ts';
import type { ProductRoute } from './product-data.ts';
import { productJsonLd } from './product-json-ld.ts';
import { productNeeds } from './product-needs.ts';
import { ProductScreen } from './ProductScreen.tsx';

type T = Parameters<ScreenDefinition['head']>[3];

function itemHead(item: ItemDetail, { market, language, origin }: ScreenContext, t: T): Head {
  const price = formatMoney(item.price_min, marketLocale(market, language));
  const [picture] = item.pictures;
  return {
    title: t('title', { name: item.name }),
    description: t('description', { name: item.name, shop: item.shop.name, price }),
    canonical: productPath({ name: item.name, shopId: item.shopid, itemId: item.itemid }),
    ...(picture && !item.is_adult && { image: pictureUrl(picture.id, 960) }),
    ...(item.is_adult && { robots: 'noindex' }),
    jsonLd: item.is_adult ? [] : productJsonLd(item, { market, origin }),
  };
}

const isGone = (entry: ItemEntry<ItemDetail> | undefined): boolean =>
  entry !== undefined && 'error' in entry && !entry.indexable;

/** @spec product product-old product-page */
export default defineScreen<ProductRoute>({
  namespaces: [productTexts, ...reviewNamespaces],
  cacheable: { queryFields: [modelIdField] },
  needs: [productNeeds],
  status: (state, input) => (isGone(selectItemEntry(state, input)) ? 404 : 200),
  head: (state, input, context, t) => {
    const entry = selectItemEntry(state, input);
    if (entry && 'item' in entry) return itemHead(entry.item, context, t);
    return isGone(entry) ? { title: t('gone_title'), robots: 'noindex' } : { title: t('failed_title') };
  },
  Screen: ProductScreen,
});
