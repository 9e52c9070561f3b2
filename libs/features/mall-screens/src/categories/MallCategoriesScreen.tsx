import { mallApi } from '@pasar/catalogue-api';
import { ErrorState } from '@pasar/design-system';
import { CategoryTree, FrontPage, FrontSkeleton, NoItemsYet, PageTitle } from '@pasar/page-sections';
import { useFormat, useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { mallCategoryPath } from '../shared/mall-paths.ts';
import { MallPage } from '../shared/MallPage.tsx';

/** Every category of the mall. */
export function MallCategoriesScreen(): ReactElement {
  const { t } = useTranslation('mall-screens');
  return (
    <MallPage current="mall-categories">
      <FrontPage>
        <PageTitle title={t('categories')} text={t('categories_text')} />
        <Categories />
      </FrontPage>
    </MallPage>
  );
}

function Categories(): ReactElement {
  const { market } = useScreenContext();
  const { number } = useFormat();
  const { data, isError, isFetching, refetch } = mallApi.useGetMallCategoriesQuery();
  if (!data && isError) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (!data) return <FrontSkeleton />;
  if (data.categories.length === 0) return <NoItemsYet />;
  return (
    <CategoryTree
      categories={data.categories}
      pathOf={(category) => mallCategoryPath(category, market)}
      number={number}
    />
  );
}
