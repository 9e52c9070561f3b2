import { catalogueApi } from '@pasar/catalogue-api';
import { listNamespaces } from '@pasar/item-list';
import { defineScreen } from '@pasar/screen-kit';
import { toShopQuery, shopStatus } from '../shared/shop-data.ts';
import { shopPageHead } from '../shared/shop-page-head.ts';
import { shopTabPath } from '../shared/shop-tab-path.ts';
import { shopTexts } from '../translations.ts';
import { needShopCategories, shopCategoriesInState, shopCategoryPath } from './shop-categories.ts';
import { CategoriesScreen } from './CategoriesScreen.tsx';

/** @spec shop-category shop-category-page */
export default defineScreen<'shop-category'>({
  namespaces: [shopTexts, ...listNamespaces],
  cacheable: { queryFields: [] },
  needs: [
    (input) => [
      catalogueApi.endpoints.getShop.initiate(toShopQuery(input)),
      needShopCategories(input.params.shopId),
    ],
  ],
  status: shopStatus,
  head: (state, input, context, t) =>
    shopPageHead({
      ...{ state, input, context, t },
      name: t('tab_categories'),
      pathFor: (shop) => shopTabPath(shop, 'categories'),
      jsonLd: ({ shopid }) => [
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          itemListElement: shopCategoriesInState(state, shopid).map(({ catid, name }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: context.origin + shopCategoryPath(shopid, catid),
          })),
        },
      ],
    }),
  Screen: CategoriesScreen,
});
