import type { getItem, ItemDetail } from '@pasar/catalogue-contract';
import type { CallQuery } from '@pasar/http-contract';
import type { Market } from '@pasar/markets';
import type { CatalogueDeps } from './catalogue-deps.ts';
import { findItem } from './find-item.ts';
import { readItemDeals } from './offers/read-item-deals.ts';
import { readShippingFee } from './offers/read-shipping.ts';
import { toCatalogueView } from './to-catalogue-view.ts';

type ItemVisit = {
  readonly market: Market;
  readonly now: number;
  readonly user?: { readonly userid: number } | undefined;
};

/** Finds an item and the data of its extras; ignores unknown extras. @spec item-get amb-item-get-extras */
export async function findItemWithExtras(
  deps: CatalogueDeps,
  visit: ItemVisit,
  { shopid, itemid, deals, shipping }: CallQuery<typeof getItem>,
): Promise<ItemDetail> {
  const key = { shopid, itemid };
  const view = toCatalogueView(visit);
  const item = await findItem(deps, { ...view, reader: visit.user?.userid }, key);
  const [itemDeals, shippingFee] = await Promise.all([
    deals === true ? readItemDeals(deps, view, key) : undefined,
    shipping === true ? readShippingFee(deps, visit, key) : undefined,
  ]);
  return {
    ...item,
    ...(itemDeals && { deals: itemDeals }),
    ...(shippingFee && { shipping: shippingFee }),
  };
}
