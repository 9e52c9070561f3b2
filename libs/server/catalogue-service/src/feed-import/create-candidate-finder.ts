import type { Candidate } from './candidate.ts';
import type { CategoryFinder } from './create-category-finder.ts';
import type { PictureStore } from './create-picture-store.ts';
import type { ShopFinder } from './create-shop-finder.ts';
import { findKnownItems, productKey } from './find-known-items.ts';
import type { ProductKey } from './find-known-items.ts';
import { findSaleFault } from './find-sale-fault.ts';
import { hashProduct } from './hash-product.ts';
import type { ImportContext } from './import-context.ts';
import type { Product } from './product.ts';
import { toReason } from './reason.ts';
import type { Reason } from './reason.ts';

type CandidateFinderOptions = {
  readonly context: ImportContext;
  readonly pictures: PictureStore;
  readonly shops: ShopFinder;
  readonly findCategory: CategoryFinder;
  /** Called for each product of a known shop. */
  readonly markSeen: (key: ProductKey) => void;
  readonly reject: (product: Product, reason: Reason) => void;
};

/** Returns a function that finds which products can be imported, with their local pictures stored; rejects the others. */
export function createCandidateFinder({
  context,
  pictures,
  shops,
  findCategory,
  markSeen,
  reject,
}: CandidateFinderOptions): (products: readonly Product[]) => Promise<Candidate[]> {
  /** Returns undefined, after rejecting it, for a product with a picture outside of the feed's folder. */
  const storePictures = async (product: Product): Promise<Candidate | undefined> => {
    const local = await pictures.storeLocal(product);
    const outside = local.problems.find(({ problem }) => problem === 'outside');
    if (outside) return void reject(product, toReason('picture-outside', { picture: outside.link }));
    const ids = [...local.byLink.values()].map(({ id }) => id);
    const contentHash = hashProduct(product, ids, pictures.isFetching);
    return { product, local, contentHash, fetchedHash: hashProduct(product, ids, true) };
  };

  const findKey = async ({ shop, externalId }: Product): Promise<ProductKey | undefined> => {
    const shopid = await shops.find(shop);
    return shopid === undefined ? undefined : { shopid, externalId };
  };

  /** Sellers cannot create categories. */
  const findCategoryFault = async ({ categoryPath }: Product): Promise<Reason | undefined> => {
    if (context.ownShopId === undefined || (await findCategory(categoryPath))) return undefined;
    return categoryPath.length === 0
      ? toReason('category-missing')
      : toReason('category-unknown', { category: categoryPath.join(' > ') });
  };

  return async (products) => {
    const stored: Candidate[] = [];
    const keys = new Map<Product, ProductKey>();
    for (const product of products) {
      const candidate = await storePictures(product);
      if (candidate) stored.push(candidate);
      const key = await findKey(product);
      if (key === undefined) continue;
      markSeen(key);
      keys.set(product, key);
    }
    const knownItems = await findKnownItems(context, [...keys.values()]);
    const candidates: Candidate[] = [];
    for (const candidate of stored) {
      const { product } = candidate;
      const key = keys.get(product);
      const known = key && knownItems.get(productKey(key));
      const fault = (await findSaleFault(context, product, known)) ?? (await findCategoryFault(product));
      if (fault === undefined) candidates.push(known ? { ...candidate, known } : candidate);
      else reject(product, fault);
    }
    return candidates;
  };
}
