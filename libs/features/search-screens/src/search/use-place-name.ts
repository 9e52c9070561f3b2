import { catalogueApi, listsApi, shopPagesApi } from '@pasar/catalogue-api';
import type { SearchPlace } from './search-place.ts';

const idOf = (place: SearchPlace | undefined, kind: SearchPlace['kind']): number | undefined =>
  place?.kind === kind && 'id' in place ? place.id : undefined;

/** What the place is called; undefined while nobody knows, or when it is gone. */
export function usePlaceName(place: SearchPlace | undefined): string | undefined {
  const shopid = idOf(place, 'shop');
  const collectionid = idOf(place, 'collection');
  const catalogue = idOf(place, 'catalogue');
  const shop = shopPagesApi.useGetShopBriefQuery({ shopid: shopid ?? 0 }, { skip: shopid === undefined });
  const collection = listsApi.useGetCollectionQuery(
    { collectionid: collectionid ?? 0 },
    { skip: collectionid === undefined },
  );
  const product = catalogueApi.useGetCatalogueProductQuery(
    { catalogue: catalogue ?? 0 },
    { skip: catalogue === undefined },
  );
  if (place && 'name' in place) return place.name;
  return shop.currentData?.name ?? collection.currentData?.name ?? product.currentData?.catalogue.name;
}
