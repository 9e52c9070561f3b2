import { flattenPages, listsApi } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeCrumbs } from '../shared/HomeCrumbs.tsx';
import { PlainItemsPage } from '../shared/ItemsPage.tsx';
import { EmptyList } from '../shared/EmptyList.tsx';

/** Recommendations for the items in the cart. */
export function CartRecommendScreen(): ReactElement {
  const { t } = useTranslation('list-screens');
  const list = flattenPages(listsApi.useGetCartRecommendationsInfiniteQuery({}));
  return (
    <PlainItemsPage
      title={t('cart_recommend')}
      text={t('cart_recommend_text')}
      crumbs={
        <HomeCrumbs crumbs={[{ label: t('cart'), to: buildPath('cart') }, { label: t('cart_recommend') }]} />
      }
      list={list}
      empty={<EmptyList />}
    />
  );
}
