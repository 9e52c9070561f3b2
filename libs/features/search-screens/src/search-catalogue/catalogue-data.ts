import { catalogueApi, toSearchQuery } from '@pasar/catalogue-api';
import type { CatalogueProduct, SearchQuery } from '@pasar/catalogue-api';
import type { ApiError, RootState } from '@pasar/base-api';
import { listAddress } from '@pasar/result-list';
import type { ListAddress } from '@pasar/result-list';
import { buildPath } from '@pasar/routing-table';
import type { ScreenContext, ScreenInput } from '@pasar/screen';
import { parseSearch } from '@pasar/search-params';

type Input = ScreenInput<'search-catalogue'>;

/** The product that the address names; 0 where it names none. */
export const catalogueIdOf = ({ query }: Pick<Input, 'query'>): number => parseSearch(query).catalogue ?? 0;

/** The offers of one product: which it is stays whatever changes. */
export const catalogueAddressOf = ({ query }: Pick<Input, 'query'>): ListAddress => {
  const catalogue = catalogueIdOf({ query });
  return listAddress({
    path: buildPath('search-catalogue'),
    scope: { catalogue },
    kept: `catalogue=${catalogue}`,
    query,
  });
};

/** What the list of offers asks the API for. */
export function offersQueryOf(input: Input, { market }: ScreenContext): SearchQuery {
  const { params, scope } = catalogueAddressOf(input);
  return toSearchQuery({ ...params, ...scope }, market);
}

/** The product as far as the cache knows it, and whether it is known to be gone. */
export function productInState(
  state: RootState,
  input: Input,
): { readonly product: CatalogueProduct | undefined; readonly gone: boolean } {
  const catalogue = catalogueIdOf(input);
  if (catalogue === 0) return { product: undefined, gone: true };
  const { data, error } = catalogueApi.endpoints.getCatalogueProduct.select({ catalogue })(state);
  return { product: data?.catalogue, gone: isGone(error) };
}

const notFound = 4;

/** Whether the marketplace says that there is no such product, rather than nothing at all. */
export const isGone = (error: unknown): boolean => {
  const { code, status } = (error ?? {}) as Partial<ApiError>;
  return code === notFound || status === 404;
};
