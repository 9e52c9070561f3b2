import { searchFieldNames } from '@pasar/search-params';
import { pictureUrl } from '@pasar/design-system';
import { listNamespaces } from '@pasar/item-list';
import { defineScreen } from '@pasar/screen-kit';
import { voucherNamespaces } from '@pasar/voucher-card';
import { shopInState, shopStatus } from '../shared/shop-data.ts';
import { shopJsonLd } from '../shared/shop-json-ld.ts';
import { shopTexts } from '../translations.ts';
import { shopAddress } from './shop-address.ts';
import type { ShopRoute } from './shop-items-query.ts';
import { shopItemsNeeds, shopNeeds } from './shop-needs.ts';
import { ShopScreen } from './ShopScreen.tsx';

/** @spec shop-by-username shop-by-id shop-by-user shop-page */
export default defineScreen<ShopRoute>({
  namespaces: [shopTexts, ...listNamespaces, ...voucherNamespaces],
  cacheable: { queryFields: searchFieldNames },
  needs: [shopNeeds, shopItemsNeeds],
  status: shopStatus,
  head: (state, input, { origin }, t) => {
    const { answer } = shopInState(state, input);
    if (!answer) return { title: t('gone_title'), robots: 'noindex' };
    const { shop } = answer;
    const { keyword, shopCollection } = shopAddress(shop, input.query).params;
    const isPart = keyword !== undefined || shopCollection !== undefined;
    return {
      title: t('title', { name: shop.name }),
      description: shop.description,
      canonical: shopAddress(shop, '').to({}),
      image: pictureUrl(shop.picture.id, 640),
      ...((isPart || shop.is_closed) && { robots: 'noindex, follow' }),
      jsonLd: [shopJsonLd(shop, origin)],
    };
  },
  Screen: ShopScreen,
});
