import { catalogueApi, flattenPages, listsApi } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeCrumbs } from '../shared/HomeCrumbs.tsx';
import { ItemsPage } from '../shared/ItemsPage.tsx';
import { EmptyList } from '../shared/EmptyList.tsx';
import { brandListQuery, findFilterCategory, brandListName } from './brand-list-data.ts';
import { brandListPath, parseBrandListFilter } from './brand-list-filter.ts';
import type { BrandListFilter } from './brand-list-filter.ts';
import { BrandListGuide } from './BrandListGuide.tsx';

/** All brands, or one brand filtered by category and attribute. */
export function BrandListScreen({ input }: ScreenComponentProps<'list'>): ReactElement {
  const filter = parseBrandListFilter(input);
  return filter ? <BrandList filter={filter} /> : <NoResults isWholePage />;
}

function BrandList({ filter }: { readonly filter: BrandListFilter }): ReactElement {
  const { t } = useTranslation('list-screens');
  const { currentData: tree } = catalogueApi.useGetCategoryTreeQuery(undefined, {
    skip: filter.category === undefined,
  });
  const list = flattenPages(listsApi.useGetItemListInfiniteQuery(brandListQuery(filter)));
  const category = findFilterCategory(tree?.categories, filter);
  if (tree && filter.category !== undefined && !category) return <NoResults isWholePage />;
  return (
    <ItemsPage
      title={brandListName(filter, category) || t('brands')}
      text={filter.brand === undefined ? t('brands_text') : undefined}
      crumbs={<BrandListCrumbs filter={filter} category={category} />}
      above={<BrandListGuide filter={filter} category={category} />}
      list={list}
      empty={<NoResults />}
    />
  );
}

type CrumbsProps = {
  readonly filter: BrandListFilter;
  readonly category: ReturnType<typeof findFilterCategory>;
};

function BrandListCrumbs({ filter: { brand, attribute }, category }: CrumbsProps): ReactElement {
  const { t } = useTranslation('list-screens');
  const steps = [
    { label: t('brands'), to: buildPath('list', {}) },
    ...(brand === undefined ? [] : [{ label: brand, to: brandListPath({ brand }) }]),
    ...(brand === undefined || !category
      ? []
      : [{ label: category.name, to: brandListPath({ brand, category }) }]),
    ...(attribute === undefined ? [] : [{ label: attribute, to: '' }]),
  ];
  const last = steps.length - 1;
  return <HomeCrumbs crumbs={steps.map((step, index) => (index === last ? { label: step.label } : step))} />;
}

function NoResults({ isWholePage = false }: { readonly isWholePage?: boolean }): ReactElement {
  const { t } = useTranslation('list-screens');
  return (
    <EmptyList
      isWholePage={isWholePage}
      title={t('none_title')}
      text={t('none_text')}
      to={buildPath('list', {})}
      action={t('brands')}
    />
  );
}
