import { optional } from '@pasar/base-api';
import { catalogueApi, listsApi, needCardManifests, shopPagesApi, toSearchQuery } from '@pasar/catalogue-api';
import type { SearchQuery } from '@pasar/catalogue-api';
import type { Need, ScreenContext, ScreenInput } from '@pasar/screen-kit';
import { parseSearch } from '@pasar/search-params';
import { parseSearchPicture } from './search-picture.ts';
import { parseSearchScope } from './search-scope.ts';
import type { SearchScope } from './search-scope.ts';

/** The query for the results. */
export const searchQuery = (
  { query }: Pick<ScreenInput, 'query'>,
  { market }: ScreenContext,
): SearchQuery => ({ ...toSearchQuery(parseSearch(query), market), ...parseSearchPicture(query) });

/** The queries for the name of the scope. */
function scopeNeeds(scope: SearchScope | undefined): readonly Need[] {
  switch (scope?.kind) {
    case 'shop':
      return [optional(shopPagesApi.endpoints.getShopBrief.initiate({ shopid: scope.id }))];
    case 'collection':
      return [optional(listsApi.endpoints.getCollection.initiate({ collectionid: scope.id }))];
    case 'catalogue':
      return [optional(catalogueApi.endpoints.getCatalogueProduct.initiate({ catalogue: scope.id }))];
    default:
      return [];
  }
}

export const searchNeeds = (input: ScreenInput<'search'>, context: ScreenContext): readonly Need[] => [
  catalogueApi.endpoints.searchItems.initiate(searchQuery(input, context)),
  needCardManifests('STANDARD'),
  ...scopeNeeds(parseSearchScope(input.query)),
];
