import { catalogueApi, childCategories, flattenPages, listsApi } from '@pasar/catalogue-api';
import { CategoryTabs } from '@pasar/page-sections';
import type { ScreenComponentProps, ScreenInput } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemsPage } from '../shared/ItemsPage.tsx';
import { EmptyList } from '../shared/EmptyList.tsx';
import { browseAddress, browsePages, browseQuery } from './browse-data.ts';
import type { BrowseRoute } from './browse-data.ts';

/** Daily Discover, popular or top products: all of them, or those of a category. */
export function BrowseScreen({ input }: ScreenComponentProps<BrowseRoute>): ReactElement {
  const { t } = useTranslation('list-screens');
  const { cardSet, texts } = browsePages[input.route];
  const list = flattenPages(listsApi.useGetItemListInfiniteQuery(browseQuery(input)));
  return (
    <ItemsPage
      title={t(texts)}
      text={t(`${texts}_text`)}
      above={<BrowseTabs input={input} />}
      list={list}
      cardSet={cardSet}
      empty={<EmptyList to={browseAddress(input).to({ category: undefined })} action={t('all')} />}
    />
  );
}

function BrowseTabs({ input }: { readonly input: ScreenInput<BrowseRoute> }): ReactElement {
  const { data } = catalogueApi.useGetCategoryTreeQuery();
  const { params, to } = browseAddress(input);
  return (
    <CategoryTabs
      categories={childCategories(data?.categories ?? [])}
      current={params.category}
      to={(category) => to({ category })}
    />
  );
}
