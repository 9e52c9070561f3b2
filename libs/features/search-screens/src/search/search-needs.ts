import { optional } from '@pasar/base-api';
import { catalogueApi, listsApi, needCardManifests, shopPagesApi, toSearchQuery } from '@pasar/catalogue-api';
import type { SearchQuery } from '@pasar/catalogue-api';
import type { Need, ScreenContext, ScreenInput } from '@pasar/screen';
import { parseSearch } from '@pasar/search-params';
import { searchPictureOf } from './search-picture.ts';
import { searchPlaceOf } from './search-place.ts';
import type { SearchPlace } from './search-place.ts';

/** What the address asks the API for. */
export const searchQueryOf = (
  { query }: Pick<ScreenInput, 'query'>,
  { market }: ScreenContext,
): SearchQuery => ({ ...toSearchQuery(parseSearch(query), market), ...searchPictureOf(query) });

/** What the place is called. */
function needPlace(place: SearchPlace | undefined): readonly Need[] {
  switch (place?.kind) {
    case 'shop':
      return [optional(shopPagesApi.endpoints.getShopBrief.initiate({ shopid: place.id }))];
    case 'collection':
      return [optional(listsApi.endpoints.getCollection.initiate({ collectionid: place.id }))];
    case 'catalogue':
      return [optional(catalogueApi.endpoints.getCatalogueProduct.initiate({ catalogue: place.id }))];
    default:
      return [];
  }
}

export const searchNeeds = (input: ScreenInput<'search'>, context: ScreenContext): readonly Need[] => [
  catalogueApi.endpoints.searchItems.initiate(searchQueryOf(input, context)),
  needCardManifests('STANDARD'),
  ...needPlace(searchPlaceOf(input.query)),
];
