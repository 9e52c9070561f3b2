import { listNamespaces } from '@pasar/item-list';
import { defineScreen } from '@pasar/screen';
import { pictureUrl } from '@pasar/design-system';
import { shopTexts } from '../translations.ts';
import { shopAddress } from './shop-address.ts';
import { shopInState } from './shop-data.ts';
import type { ShopRoute } from './shop-data.ts';
import { shopItemsNeeds, shopNeeds } from './shop-needs.ts';
import { ShopScreen } from './ShopScreen.tsx';

/** @spec shop-by-username shop-by-id shop-page */
export default defineScreen<ShopRoute>({
  namespaces: [shopTexts, ...listNamespaces],
  cacheable: true,
  needs: [shopNeeds, shopItemsNeeds],
  status: (state, input) => (shopInState(state, input).gone ? 404 : 200),
  head: (state, input, { origin }, t) => {
    const { answer } = shopInState(state, input);
    if (!answer) return { title: t('gone_title'), robots: 'noindex' };
    const { shop } = answer;
    const path = shopAddress(shop, '').to({});
    const { keyword, shopCollection } = shopAddress(shop, input.query).params;
    return {
      title: t('title', { name: shop.name }),
      description: shop.description,
      canonical: path,
      image: pictureUrl(shop.picture.id, 640),
      ...((keyword !== undefined || shopCollection !== undefined) && { robots: 'noindex, follow' }),
      jsonLd: [{ '@context': 'https://schema.org', '@type': 'Store', name: shop.name, url: origin + path }],
    };
  },
  Screen: ShopScreen,
});
