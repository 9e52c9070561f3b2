import { childCategories, flattenPages, listsApi, mallApi } from '@pasar/catalogue-api';
import { CategoryTabs, FrontPage, PageTitle, InfiniteItemList } from '@pasar/page-sections';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MallPage } from '../shared/MallPage.tsx';
import { forYouQuery } from './just-for-you-needs.ts';

/** The newest items of the mall in an infinite list, of all categories or one. */
export function JustForYouScreen({ input }: ScreenComponentProps<'mall-just-for-you'>): ReactElement {
  const { t } = useTranslation('mall-screens');
  const { market } = useScreenContext();
  const { data } = mallApi.useGetMallCategoriesQuery();
  const query = forYouQuery(input);
  const list = flattenPages(listsApi.useGetItemListInfiniteQuery(query));
  return (
    <MallPage current="mall-just-for-you">
      <FrontPage>
        <PageTitle title={t('for_you')} text={t('for_you_text')} />
        <CategoryTabs
          categories={childCategories(data?.categories ?? [])}
          current={query.category}
          to={(category) => buildPath('mall-just-for-you', {}, { category }, market.code)}
        />
        <InfiniteItemList label={t('for_you')} list={list} priorityCount={4} />
      </FrontPage>
    </MallPage>
  );
}
