import { catalogueApi, toSearchQuery } from '@pasar/catalogue-api';
import type { CatalogueProduct, SearchQuery } from '@pasar/catalogue-api';
import { isNotFound } from '@pasar/base-api';
import type { RootState } from '@pasar/base-api';
import { listAddress } from '@pasar/result-list';
import type { ListAddress } from '@pasar/result-list';
import { buildPath } from '@pasar/routing-table';
import type { ScreenContext, ScreenInput } from '@pasar/screen-kit';
import { parseSearch } from '@pasar/search-params';

type Input = ScreenInput<'search-catalogue'>;

/** The id of the product in the URL; 0 if there is none. */
export const readCatalogueId = ({ query }: Pick<Input, 'query'>): number => parseSearch(query).catalogue ?? 0;

/** The URL of a product's offers; filters keep the product. */
export const catalogueAddress = ({ query }: Pick<Input, 'query'>): ListAddress => {
  const catalogue = readCatalogueId({ query });
  return listAddress({
    path: buildPath('search-catalogue'),
    scope: { catalogue },
    kept: `catalogue=${catalogue}`,
    query,
  });
};

/** The query for the offers. */
export function offersQuery(input: Input, { market }: ScreenContext): SearchQuery {
  const { params, scope } = catalogueAddress(input);
  return toSearchQuery({ ...params, ...scope }, market);
}

/** The cached product, and whether it is known not to exist. */
export function productInState(
  state: RootState,
  input: Input,
): { readonly product: CatalogueProduct | undefined; readonly gone: boolean } {
  const catalogue = readCatalogueId(input);
  if (catalogue === 0) return { product: undefined, gone: true };
  const { data, error } = catalogueApi.endpoints.getCatalogueProduct.select({ catalogue })(state);
  return { product: data?.catalogue, gone: isNotFound(error) };
}
