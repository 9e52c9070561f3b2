import type { Candidate } from './candidate.ts';
import type { createCategoryFinder } from './create-category-finder.ts';
import type { PictureStore, ProductPictures } from './create-picture-store.ts';
import type { createShopFinder } from './create-shop-finder.ts';
import type { ProductKey } from './find-known-items.ts';
import type { ImportReport } from './import-report.ts';
import type { Product } from './product.ts';
import type { ItemDraft } from './write-items.ts';

export type DraftMakerOptions = {
  readonly pictures: PictureStore;
  readonly report: ImportReport;
  readonly shops: ReturnType<typeof createShopFinder>;
  readonly findCategory: ReturnType<typeof createCategoryFinder>;
  readonly markSeen: (key: ProductKey) => void;
};

type CatalogueLocation = Pick<ItemDraft, 'shopid' | 'category'>;

/** The number of products whose pictures are fetched concurrently. */
const picturesAtOnce = 8;

function countPictures({ pictures }: ImportReport, { byLink, problems }: ProductPictures): void {
  pictures.stored += byLink.size;
  for (const { problem } of problems) {
    if (problem === 'remote') pictures.remote += 1;
    else if (problem === 'private-address') pictures.refused += 1;
    else pictures.missing += 1;
  }
}

/** Whether some pictures may be available at the next run. */
const mayComeLater = ({ problems }: ProductPictures): boolean =>
  problems.some(({ problem }) => problem === 'unreachable');

/** Creates a function that makes the drafts of items from products: opens their shops and stores their pictures. */
export function createDraftMaker({ pictures, report, shops, findCategory, markSeen }: DraftMakerOptions) {
  const findLocation = async ({ shop, externalId, categoryPath }: Product): Promise<CatalogueLocation> => {
    const shopid = await shops.findOrCreate(shop);
    markSeen({ shopid, externalId });
    const category = await findCategory(categoryPath);
    if (!category) throw new TypeError('A product without a category was not rejected.');
    return { shopid, category };
  };

  const addPictures = async (
    { product, local, contentHash, known }: Candidate,
    location: CatalogueLocation,
  ): Promise<ItemDraft> => {
    const all = await pictures.storeAll(product, local);
    countPictures(report, all);
    return {
      ...{ product, ...location, pictures: all.pictures, picturesByLink: all.byLink },
      contentHash: mayComeLater(all) ? null : contentHash,
      ...(known && { itemid: known.itemid }),
    };
  };

  return async (candidates: readonly Candidate[]): Promise<ItemDraft[]> => {
    const drafts: ItemDraft[] = [];
    for (let from = 0; from < candidates.length; from += picturesAtOnce) {
      const located: [Candidate, CatalogueLocation][] = [];
      // Sequential, since two products of a new shop would open it twice.
      for (const candidate of candidates.slice(from, from + picturesAtOnce))
        located.push([candidate, await findLocation(candidate.product)]);
      drafts.push(
        ...(await Promise.all(located.map(([candidate, location]) => addPictures(candidate, location)))),
      );
    }
    return drafts;
  };
}
