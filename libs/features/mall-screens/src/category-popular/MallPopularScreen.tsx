import { flattenPages, listsApi } from '@pasar/catalogue-api';
import type { Category } from '@pasar/catalogue-api';
import { ButtonLink } from '@pasar/design-system';
import { FrontPage, PageTitle, InfiniteItemList } from '@pasar/page-sections';
import { useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { mallCategoryPath } from '../shared/mall-paths.ts';
import { MallCategory } from '../shared/MallCategory.tsx';
import { MallCrumbs } from '../shared/MallCrumbs.tsx';
import { MallPage } from '../shared/MallPage.tsx';
import { popularQuery } from './category-popular-needs.ts';

type Props = ScreenComponentProps<'mall-category-popular'>;

/** The best-selling items of a category of the mall. */
export function MallPopularScreen({ input }: Props): ReactElement {
  return (
    <MallPage>
      <MallCategory categoryId={input.params.categoryId}>
        {(trail) => <Popular input={input} trail={trail} />}
      </MallCategory>
    </MallPage>
  );
}

function Popular({ input, trail }: Props & { readonly trail: readonly Category[] }): ReactElement {
  const { t } = useTranslation('mall-screens');
  const list = flattenPages(listsApi.useGetItemListInfiniteQuery(popularQuery(input)));
  const title = t('popular_in', { name: trail.at(-1)?.name });
  return (
    <FrontPage>
      <MallCrumbs trail={trail} current={t('popular')} />
      <PageTitle title={title} aside={<AllItemsLink category={trail.at(-1)} />} />
      <InfiniteItemList label={title} list={list} cardSet="TOP_PRODUCTS" priorityCount={4} />
    </FrontPage>
  );
}

function AllItemsLink({ category }: { readonly category: Category | undefined }): ReactElement | null {
  const { t } = useTranslation('mall-screens');
  const { market } = useScreenContext();
  return category ? (
    <ButtonLink variant="secondary" to={mallCategoryPath(category, market)}>
      {t('all_of', { name: category.name })}
    </ButtonLink>
  ) : null;
}
