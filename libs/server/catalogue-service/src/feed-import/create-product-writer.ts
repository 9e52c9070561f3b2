import { readMedianShipping } from '../items/read-median-shipping.ts';
import { isAsBefore } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import { createCandidateFinder } from './create-candidate-finder.ts';
import { createCategoryFinder } from './create-category-finder.ts';
import type { PictureStore, ProductPictures } from './create-picture-store.ts';
import type { RowLog } from './create-row-log.ts';
import { createShopFinder } from './create-shop-finder.ts';
import { productKey } from './find-known-items.ts';
import type { ProductKey } from './find-known-items.ts';
import type { ImportContext } from './import-context.ts';
import type { ImportReport } from './import-report.ts';
import type { Product } from './product.ts';
import { toReason } from './reason.ts';
import type { Reason } from './reason.ts';
import { createKeyTable } from './reading/key-table.ts';
import type { KeyTable } from './reading/key-table.ts';
import { writeItems } from './write-items.ts';
import type { ItemDraft } from './write-items.ts';

export type WriterOptions = {
  readonly context: ImportContext;
  readonly pictures: PictureStore;
  readonly report: ImportReport;
  readonly rowLog: RowLog;
  readonly isDryRun: boolean;
};

export type ProductWriter = {
  /** Writes some products; logs those that cannot be imported. */
  readonly write: (products: readonly Product[]) => Promise<void>;
  readonly shopids: () => readonly number[];
  /** The products read from the feed so far, by `productKey`. */
  readonly seen: KeyTable;
};

type CatalogueLocation = Pick<ItemDraft, 'shopid' | 'category'>;

/** The number of products whose pictures are fetched concurrently. */
const picturesAtOnce = 8;

/** SQLSTATE classes caused by a row's data: data exceptions and constraint violations. */
const rowErrorState = /^(22|23)/;

const toRowFault = (error: unknown): Reason | undefined =>
  error instanceof Error && 'code' in error && rowErrorState.test(String(error.code))
    ? toReason('not-storable', { detail: error.message })
    : undefined;

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

/** Writes products in batches, each in one transaction; one that fails does not affect the others. */
export async function createProductWriter(options: WriterOptions): Promise<ProductWriter> {
  const { context, pictures, report, rowLog, isDryRun } = options;
  const shops = createShopFinder(context);
  const findCategory = createCategoryFinder(context);
  const shipping = await readMedianShipping(context.db, context.market.code);
  const shopids = new Set<number>();
  const seen = createKeyTable();

  const markSeen = (key: ProductKey): void => {
    shopids.add(key.shopid);
    seen.set(productKey(key), 1);
  };
  const succeed = (result: 'new' | 'changed' | 'unchanged', { variants }: Product): void => {
    report.products[result] += 1;
    for (const { line, externalId: id } of variants) rowLog.add(result, { line, id });
  };
  const reject = ({ variants }: Product, reason: Reason): void => {
    for (const { line, externalId: id } of variants) rowLog.add('rejected', { line, id, reason });
  };

  const findCandidates = createCandidateFinder({ context, pictures, shops, findCategory, markSeen, reject });

  const findLocation = async ({ shop, externalId, categoryPath }: Product) => {
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

  const toDrafts = async (candidates: readonly Candidate[]): Promise<ItemDraft[]> => {
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

  /** Writes all drafts at once; if the database rejects the batch, one by one, to report the reason for the right row. */
  const writeDrafts = async (drafts: readonly ItemDraft[]): Promise<void> => {
    try {
      await writeItems(context, drafts, shipping);
      for (const { product, itemid } of drafts) succeed(itemid === undefined ? 'new' : 'changed', product);
    } catch (error) {
      const reason = toRowFault(error);
      if (reason === undefined) throw error;
      const [only] = drafts;
      if (only && drafts.length === 1) reject(only.product, reason);
      else for (const draft of drafts) await writeDrafts([draft]);
    }
  };

  const write = async (products: readonly Product[]): Promise<void> => {
    const candidates = await findCandidates(products);
    for (const { product } of candidates.filter(isAsBefore)) succeed('unchanged', product);
    const different = candidates.filter((candidate) => !isAsBefore(candidate));
    if (isDryRun) for (const { product, known } of different) succeed(known ? 'changed' : 'new', product);
    else if (different.length > 0) await writeDrafts(await toDrafts(different));
  };
  return { write, shopids: () => [...shopids], seen };
}
