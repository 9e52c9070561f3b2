import { childCategories, flattenPages, listsApi, mallApi } from '@pasar/catalogue-api';
import { CategoryTabs, FrontPage, PageTitle, InfiniteItemList } from '@pasar/page-sections';
import { buildPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SupermarketPage } from '../shared/SupermarketPage.tsx';
import { itemListQuery, itemListTextKeys } from './item-list-query.ts';
import type { ItemListRoute } from './item-list-query.ts';

/** An infinite list of the supermarket, of all categories or one. */
export function ItemListScreen({ input }: ScreenComponentProps<ItemListRoute>): ReactElement {
  const { t } = useTranslation('supermarket-screens');
  const { data } = mallApi.useGetSupermarketCategoriesQuery();
  const query = itemListQuery(input);
  const list = flattenPages(listsApi.useGetItemListInfiniteQuery(query));
  const { title, text } = itemListTextKeys[input.route];
  return (
    <SupermarketPage current={input.route}>
      <FrontPage>
        <PageTitle title={t(title)} text={t(text)} />
        <CategoryTabs
          categories={childCategories(data?.categories ?? [])}
          current={query.category}
          to={(category) => buildPath(input.route, {}, { category })}
        />
        <InfiniteItemList label={t(title)} list={list} cardSet="S_MART" priorityCount={4} />
      </FrontPage>
    </SupermarketPage>
  );
}
