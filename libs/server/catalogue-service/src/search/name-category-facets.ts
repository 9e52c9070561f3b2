import type { SearchFacets } from '@pasar/catalogue-contract';
import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import { nameIn } from '../read-categories.ts';

/** Names the categories of counts in the visitor's language; stored counts have the market's first. */
export async function nameCategoryFacets(
  { db }: CatalogueDeps,
  { market, language }: CatalogueView,
  facets: SearchFacets,
): Promise<SearchFacets> {
  if (language === undefined || facets.categories.length === 0) return facets;
  const rows = await db
    .selectFrom('category')
    .select(['catid', 'name', 'names'])
    .where('market', '=', market)
    .where(
      'catid',
      'in',
      facets.categories.map(({ value }) => Number(value)),
    )
    .execute();
  const names = new Map(rows.map((row) => [String(row.catid), nameIn(row, language)]));
  return {
    ...facets,
    categories: facets.categories.map((facet) => ({
      ...facet,
      label: names.get(facet.value) ?? facet.label,
    })),
  };
}
