import { catalogueApi, listsApi, shopPagesApi } from '@pasar/catalogue-api';
import type { SearchScope } from './search-scope.ts';

const scopeId = (scope: SearchScope | undefined, kind: SearchScope['kind']): number | undefined =>
  scope?.kind === kind && 'id' in scope ? scope.id : undefined;

/** The scope's name; undefined while it loads, or if it does not exist. */
export function useScopeName(scope: SearchScope | undefined): string | undefined {
  const shopid = scopeId(scope, 'shop');
  const collectionid = scopeId(scope, 'collection');
  const catalogue = scopeId(scope, 'catalogue');
  const shop = shopPagesApi.useGetShopBriefQuery({ shopid: shopid ?? 0 }, { skip: shopid === undefined });
  const collection = listsApi.useGetCollectionQuery(
    { collectionid: collectionid ?? 0 },
    { skip: collectionid === undefined },
  );
  const product = catalogueApi.useGetCatalogueProductQuery(
    { catalogue: catalogue ?? 0 },
    { skip: catalogue === undefined },
  );
  if (scope && 'name' in scope) return scope.name;
  return shop.currentData?.name ?? collection.currentData?.name ?? product.currentData?.catalogue.name;
}
