import type { RootState } from '@pasar/base-api';
import { catalogueApi } from '@pasar/catalogue-api';
import type { Category, ItemListQuery } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import { brandListPath } from './brand-list-place.ts';
import type { BrandListPlace } from './brand-list-place.ts';

/** The list that the path narrows down to. */
export const brandListQuery = (place: BrandListPlace): ItemListQuery => ({ list: 'brand-list', ...place });

/** What the guide of the list is asked for: it has no attributes to narrow it. */
export const guideQuery = ({ brand, category }: BrandListPlace) => ({
  ...(brand !== undefined && { brand }),
  ...(category !== undefined && { category }),
});

/** The category of the path; undefined when the path has none, or the tree does not hold it. */
export const placedCategory = (
  categories: readonly Category[] | undefined,
  { category }: BrandListPlace,
): Category | undefined => categories?.find(({ catid }) => catid === category);

/** The path names a category that there is not. */
export function categoryIsGone(state: RootState, place: BrandListPlace): boolean {
  const tree = catalogueApi.endpoints.getCategoryTree.select()(state).data?.categories;
  return place.category !== undefined && tree !== undefined && !placedCategory(tree, place);
}

/** The one address of a list, whatever text stood before the category's id. */
export const canonicalOf = ({ brand, attribute }: BrandListPlace, category: Category | undefined): string =>
  brand === undefined
    ? buildPath('list', {})
    : brandListPath({ brand, ...(category && { category }), ...(attribute !== undefined && { attribute }) });

/** What the list is called: its brand, its category, what it narrows down to. */
export const placeName = ({ brand, attribute }: BrandListPlace, category: Category | undefined): string =>
  [brand, category?.name, attribute].filter(Boolean).join(' · ');
