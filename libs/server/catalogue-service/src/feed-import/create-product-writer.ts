import { readMedianShipping } from '../items/read-median-shipping.ts';
import { isAsBefore } from './candidate.ts';
import { createCandidateFinder } from './create-candidate-finder.ts';
import { createCategoryFinder } from './create-category-finder.ts';
import { createDraftMaker } from './create-draft-maker.ts';
import type { PictureStore } from './create-picture-store.ts';
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

/** SQLSTATE classes caused by a row's data: data exceptions and constraint violations. */
const rowErrorState = /^(22|23)/;

const toRowFault = (error: unknown): Reason | undefined =>
  error instanceof Error && 'code' in error && rowErrorState.test(String(error.code))
    ? toReason('not-storable', { detail: error.message })
    : undefined;

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

  const toDrafts = createDraftMaker({ pictures, report, shops, findCategory, markSeen });

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
