import { catalogueApi, categoryTrail, childCategories, useResultList } from '@pasar/catalogue-api';
import type { Category } from '@pasar/catalogue-api';
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '@pasar/design-system';
import { ListHead, ListPage, ResultList } from '@pasar/result-list';
import { buildPath } from '@pasar/routing-table';
import { usePageSetting, useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { readListAddress } from '../read-list-address.ts';
import { CategoryCrumbs } from './CategoryCrumbs.tsx';
import { categoryQuery, readCategoryId } from './category-data.ts';
import type { CategoryRoute } from './category-data.ts';
import { SubCategories } from './SubCategories.tsx';

type Props = ScreenComponentProps<CategoryRoute>;

/** A category's breadcrumbs, subcategories and items. */
export function CategoryScreen({ input }: Props): ReactElement {
  const { data, isError, isFetching, refetch } = catalogueApi.useGetCategoryTreeQuery();
  if (!data && isError) return <ErrorState onRetry={refetch} retrying={isFetching} headingLevel="h1" />;
  if (!data)
    return (
      <ListPage>
        <Skeleton width="half" />
      </ListPage>
    );
  const trail = categoryTrail(data.categories, readCategoryId(input));
  return trail.length === 0 ? (
    <CategoryGone />
  ) : (
    <CategoryList input={input} trail={trail} tree={data.categories} />
  );
}

type CategoryListProps = Props & { readonly trail: readonly Category[]; readonly tree: readonly Category[] };

function CategoryList({ input, trail, tree }: CategoryListProps): ReactElement {
  const list = useResultList(categoryQuery(input, useScreenContext()));
  const category = trail.at(-1);
  return (
    <ListPage>
      <CategoryCrumbs trail={trail} />
      <ResultList
        address={readListAddress(input)}
        list={list}
        setting={usePageSetting()}
        head={
          <>
            <ListHead title={category?.name ?? ''} answer={list.first} />
            <SubCategories trail={trail} below={childCategories(tree, category?.catid)} />
          </>
        }
      />
    </ListPage>
  );
}

function CategoryGone(): ReactElement {
  const { t } = useTranslation('search-screens');
  return (
    <EmptyState
      illustration="signpost"
      headingLevel="h1"
      title={t('gone_title')}
      text={t('gone_text')}
      action={<ButtonLink to={buildPath('all-categories')}>{t('all_categories')}</ButtonLink>}
    />
  );
}
