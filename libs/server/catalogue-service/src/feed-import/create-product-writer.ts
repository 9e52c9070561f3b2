import { readMedianShipping } from '../items/read-median-shipping.ts';
import { createCategoryFinder } from './create-category-finder.ts';
import type { PictureStore, ProductPictures } from './create-picture-store.ts';
import type { RowLog } from './create-row-log.ts';
import { createShopFinder } from './create-shop-finder.ts';
import { findKnownItems, productKey } from './find-known-items.ts';
import type { ImportedItem } from './find-known-items.ts';
import { hashProduct } from './hash-product.ts';
import type { ImportContext } from './import-context.ts';
import type { ImportReport } from './import-report.ts';
import { findSaleFault } from './find-sale-fault.ts';
import { priceFields } from './item-fields.ts';
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

type Candidate = {
  readonly product: Product;
  readonly local: ProductPictures;
  readonly contentHash: string;
  /** The hash of the same product with fetched pictures: a run that does not fetch leaves such an item unchanged. */
  readonly fetchedHash: string;
  readonly known?: ImportedItem;
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

/** Whether an item still matches the feed; orders reduce the stock, and then the item is written again. */
const isAsBefore = ({ product, contentHash, fetchedHash, known }: Candidate): boolean =>
  known !== undefined &&
  (known.content_hash === contentHash || known.content_hash === fetchedHash) &&
  known.status === 1 &&
  known.price === priceFields(product).price &&
  known.stock === product.variants.reduce((sum, { stock }) => sum + stock, 0);

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

  const succeed = (result: 'new' | 'changed' | 'unchanged', { variants }: Product): void => {
    report.products[result] += 1;
    for (const { line, externalId: id } of variants) rowLog.add(result, { line, id });
  };
  const reject = ({ variants }: Product, reason: Reason): void => {
    for (const { line, externalId: id } of variants) rowLog.add('rejected', { line, id, reason });
  };

  /** Sellers cannot create categories. */
  const findCategoryFault = async ({ categoryPath }: Product): Promise<Reason | undefined> => {
    if (context.ownShopId === undefined || (await findCategory(categoryPath))) return undefined;
    return categoryPath.length === 0
      ? toReason('category-missing')
      : toReason('category-unknown', { category: categoryPath.join(' > ') });
  };

  const prepare = async (products: readonly Product[]): Promise<Candidate[]> => {
    const prepared: Omit<Candidate, 'known'>[] = [];
    const keys = new Map<Product, string>();
    const wanted: { shopid: number; externalId: string }[] = [];
    for (const product of products) {
      const local = await pictures.storeLocal(product);
      const outside = local.problems.find(({ problem }) => problem === 'outside');
      const shopid = await shops.find(product.shop);
      if (shopid !== undefined) {
        shopids.add(shopid);
        wanted.push({ shopid, externalId: product.externalId });
        keys.set(product, productKey({ shopid, externalId: product.externalId }));
        seen.set(keys.get(product) ?? '', 1);
      }
      if (outside) reject(product, toReason('picture-outside', { picture: outside.link }));
      else {
        const ids = [...local.byLink.values()].map(({ id }) => id);
        const contentHash = hashProduct(product, ids, pictures.isFetching);
        prepared.push({ product, local, contentHash, fetchedHash: hashProduct(product, ids, true) });
      }
    }
    const found = await findKnownItems(context, wanted);
    const candidates: Candidate[] = [];
    for (const each of prepared) {
      const known = found.get(keys.get(each.product) ?? '');
      const fault =
        (await findSaleFault(context, each.product, known)) ?? (await findCategoryFault(each.product));
      if (fault === undefined) candidates.push(known ? { ...each, known } : each);
      else reject(each.product, fault);
    }
    return candidates;
  };

  const findPlace = async ({ shop, externalId, categoryPath }: Product) => {
    const shopid = await shops.findOrCreate(shop);
    shopids.add(shopid);
    seen.set(productKey({ shopid, externalId }), 1);
    const category = await findCategory(categoryPath);
    if (!category) throw new TypeError('A product without a category was not rejected.');
    return { shopid, category };
  };

  const addPictures = async (
    { product, local, contentHash, known }: Candidate,
    place: CatalogueLocation,
  ): Promise<ItemDraft> => {
    const all = await pictures.storeAll(product, local);
    countPictures(report, all);
    return {
      ...{ product, ...place, pictures: all.pictures, picturesByLink: all.byLink },
      contentHash: mayComeLater(all) ? null : contentHash,
      ...(known && { itemid: known.itemid }),
    };
  };

  const toDrafts = async (candidates: readonly Candidate[]): Promise<ItemDraft[]> => {
    const drafts: ItemDraft[] = [];
    for (let from = 0; from < candidates.length; from += picturesAtOnce) {
      const placed: [Candidate, CatalogueLocation][] = [];
      // Sequential, since two products of a new shop would open it twice.
      for (const candidate of candidates.slice(from, from + picturesAtOnce))
        placed.push([candidate, await findPlace(candidate.product)]);
      drafts.push(...(await Promise.all(placed.map(([candidate, place]) => addPictures(candidate, place)))));
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
    const candidates = await prepare(products);
    for (const { product } of candidates.filter(isAsBefore)) succeed('unchanged', product);
    const different = candidates.filter((candidate) => !isAsBefore(candidate));
    if (isDryRun) for (const { product, known } of different) succeed(known ? 'changed' : 'new', product);
    else if (different.length > 0) await writeDrafts(await toDrafts(different));
  };
  return { write, shopids: () => [...shopids], seen };
}
