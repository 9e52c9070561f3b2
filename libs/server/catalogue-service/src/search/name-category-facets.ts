import type { SearchFacets } from '@pasar/catalogue-contract';
import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import { nameIn } from '../read-categories.ts';
import { unsharedReads } from './shared-reads.ts';

type CategoryNames = Parameters<typeof nameIn>[0];

/** Reads the names of a market's categories by id. */
async function readNames({ db }: CatalogueDeps, market: string): Promise<Map<string, CategoryNames>> {
  const rows = await db
    .selectFrom('category')
    .select(['catid', 'name', 'names'])
    .where('market', '=', market)
    .execute();
  return new Map(rows.map((row) => [String(row.catid), row]));
}

/** Names the categories of counts in the visitor's language; stored counts have the market's first. */
export async function nameCategoryFacets(
  deps: CatalogueDeps,
  { market, language }: CatalogueView,
  facets: SearchFacets,
): Promise<SearchFacets> {
  if (language === undefined || facets.categories.length === 0) return facets;
  const readShared = deps.sharedReads ?? unsharedReads;
  const names = await readShared(`category names ${market}`, () => readNames(deps, market));
  return {
    ...facets,
    categories: facets.categories.map((facet) => {
      const category = names.get(facet.value);
      return category ? { ...facet, label: nameIn(category, language) } : facet;
    }),
  };
}
