import type { SearchFacets } from '@pasar/catalogue-contract';
import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import { nameIn } from '../read-categories.ts';
import { readCategoryIndex } from './category-index.ts';

/** Names the categories of counts in the visitor's language; stored counts have the market's first. */
export async function nameCategoryFacets(
  deps: CatalogueDeps,
  { market, language }: CatalogueView,
  facets: SearchFacets,
): Promise<SearchFacets> {
  if (language === undefined || facets.categories.length === 0) return facets;
  const index = await readCategoryIndex(deps, market);
  return {
    ...facets,
    categories: facets.categories.map((facet) => {
      const category = index.get(facet.value);
      return category ? { ...facet, label: nameIn(category, language) } : facet;
    }),
  };
}
