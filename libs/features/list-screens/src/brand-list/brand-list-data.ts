import type { RootState } from '@pasar/base-api';
import { catalogueApi } from '@pasar/catalogue-api';
import type { Category, ItemListQuery } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import { brandListPath } from './brand-list-filter.ts';
import type { BrandListFilter } from './brand-list-filter.ts';

/** The query for the items of the filtered list. */
export const brandListQuery = (filter: BrandListFilter): ItemListQuery => ({ list: 'brand-list', ...filter });

/** The query for the filters; attributes do not limit it. */
export const guideQuery = ({ brand, category }: BrandListFilter) => ({
  ...(brand !== undefined && { brand }),
  ...(category !== undefined && { category }),
});

/** The category of the path; undefined if there is none or it does not exist. */
export const findFilterCategory = (
  categories: readonly Category[] | undefined,
  { category }: BrandListFilter,
): Category | undefined => categories?.find(({ catid }) => catid === category);

/** Whether the category in the path does not exist. */
export function isCategoryMissing(state: RootState, filter: BrandListFilter): boolean {
  const tree = catalogueApi.endpoints.getCategoryTree.select()(state).data?.categories;
  return filter.category !== undefined && tree !== undefined && !findFilterCategory(tree, filter);
}

/** The canonical URL, which ignores the slug before the category's id. */
export const canonicalPath = (
  { brand, attribute }: BrandListFilter,
  category: Category | undefined,
): string =>
  brand === undefined
    ? buildPath('list', {})
    : brandListPath({ brand, ...(category && { category }), ...(attribute !== undefined && { attribute }) });

/** The list's title: brand, category and attribute. */
export const brandListName = (
  { brand, attribute }: BrandListFilter,
  category: Category | undefined,
): string => [brand, category?.name, attribute].filter(Boolean).join(' · ');
