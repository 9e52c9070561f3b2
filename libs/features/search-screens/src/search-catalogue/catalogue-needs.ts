import { catalogueApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need, ScreenContext, ScreenInput } from '@pasar/screen-kit';
import { readCatalogueId, offersQuery } from './catalogue-data.ts';

export const catalogueNeeds = (
  input: ScreenInput<'search-catalogue'>,
  context: ScreenContext,
): readonly Need[] => {
  const catalogue = readCatalogueId(input);
  return catalogue === 0
    ? []
    : [
        catalogueApi.endpoints.getCatalogueProduct.initiate({ catalogue }),
        catalogueApi.endpoints.searchItems.initiate(offersQuery(input, context)),
        needCardManifests('STANDARD'),
      ];
};
