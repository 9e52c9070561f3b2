import { createIndexer } from '../search/search-vector.ts';
import { dirname } from 'node:path';
import { createIndexRefresher } from './create-index-refresher.ts';
import type { FetchPicture } from './create-picture-fetcher.ts';
import { createPictureStore } from './create-picture-store.ts';
import { createProductWriter } from './create-product-writer.ts';
import type { ProductWriter } from './create-product-writer.ts';
import { createRowLog } from './create-row-log.ts';
import type { RowLog, RowLogOptions } from './create-row-log.ts';
import type { ImportContext } from './import-context.ts';
import { emptyReport } from './import-report.ts';
import type { ImportReport } from './import-report.ts';
import { createIndexMark } from './index-mark.ts';
import type { OpenedFeed } from './open-feed.ts';
import type { Product, ReadProduct } from './product.ts';
import { pruneProducts } from './prune-products.ts';
import { setCategoryPictures } from './set-category-pictures.ts';

export type ImportOptions = Omit<ImportContext, 'index'> & {
  readonly feed: OpenedFeed;
  readonly isDryRun: boolean;
  readonly isPruning: boolean;
  readonly reportPath?: string;
  /** The folder in which pictures are looked up; by default the feed's. */
  readonly feedDir?: string;
  /** Products per transaction; fewer leave more time to a process that also serves requests. */
  readonly batchProducts?: number;
  readonly fetchPicture?: FetchPicture;
  readonly monotonicNow: () => number;
  /** Stops the import after the current batch of products. */
  readonly signal?: AbortSignal;
  readonly logFault: (line: string) => void;
  readonly onProblem?: RowLogOptions['onProblem'];
  readonly reasonText?: RowLogOptions['reasonText'];
  /** Called after every batch. */
  readonly onProgress: (products: number, report: ImportReport) => void;
};

/** The maximum number of products, and of rows, per transaction. */
const maxBatchProducts = 100;
const batchRows = 1000;

type FeedWriter = Pick<ProductWriter, 'write' | 'seen'> & {
  readonly report: ImportReport;
  readonly rowLog: RowLog;
  readonly onBatch: () => Promise<void>;
};

function logRead(
  { faults, warnings, leftOut, companionRows, productId }: ReadProduct,
  writer: FeedWriter,
): void {
  const { rowLog, report, seen } = writer;
  const id = productId === undefined ? {} : { id: productId };
  for (const fault of faults) rowLog.add('rejected', { ...fault, ...id });
  for (const left of leftOut) rowLog.add('left out', { ...left, ...id });
  for (const warning of warnings) rowLog.warn({ ...warning, ...id });
  report.companionRows += companionRows;
  if (faults.length > 0 && productId === undefined) report.unreadableRows += faults.length;
  // An unreadable product is still in the feed: keep selling what was imported before.
  if (faults.length > 0 && productId !== undefined) seen.set(productId, 1);
}

/** Writes all products of a feed in batches. */
async function writeFeed(
  feed: OpenedFeed,
  writer: FeedWriter,
  { signal, batchProducts = maxBatchProducts }: Pick<ImportOptions, 'signal' | 'batchProducts'>,
): Promise<void> {
  let batch: Product[] = [];
  const flush = async () => {
    await writer.write(batch);
    batch = [];
    await writer.onBatch();
  };
  for await (const read of feed.products) {
    logRead(read, writer);
    if (read.product) batch.push(read.product);
    const rows = batch.reduce((sum, { variants }) => sum + variants.length, 0);
    if (batch.length >= batchProducts || rows >= batchRows) await flush();
    if (signal?.aborted) break;
  }
  if (batch.length > 0) await flush();
}

const stopped = 'The import was stopped: run it again, and it goes on where it stopped.';
const changed = 'The feed changed while it was read: what is in it now may be missing. Run the import again.';

function findPruneObstacle({ incomplete, unreadableRows }: ImportReport): string | undefined {
  if (incomplete) return 'the feed was not read to its end.';
  return unreadableRows > 0
    ? 'some rows could not be read, and may be of products that would be taken off sale.'
    : undefined;
}

type PruneOptions = {
  readonly writer: ProductWriter;
  readonly report: ImportReport;
  readonly isDryRun: boolean;
};

/** Takes products that are no longer in the feed off sale, or reports why that is not possible. */
async function pruneOrExplain(
  context: ImportContext,
  { writer, report, isDryRun }: PruneOptions,
): Promise<void> {
  const obstacle = findPruneObstacle(report);
  if (obstacle) {
    report.notPruned = obstacle;
    return;
  }
  const { seen } = writer;
  report.products.removed = await pruneProducts(context, { shopids: writer.shopids(), seen, isDryRun });
}

/** Imports a feed into a market's catalogue in batches, and keeps search and counts up to date. */
export async function importFeed(options: ImportOptions): Promise<ImportReport> {
  const {
    feed,
    isDryRun,
    isPruning,
    picturesDir,
    fetchPicture,
    signal,
    onProgress,
    reportPath,
    logFault,
    onProblem,
    reasonText,
    feedDir = dirname(feed.file),
    batchProducts,
    ...given
  } = options;
  const context = { ...given, picturesDir, index: createIndexer() };
  const report = emptyReport(feed.rowCount);
  const { lineUnit } = feed;
  const rowLog = await createRowLog(report, logFault, { path: reportPath, onProblem, reasonText, lineUnit });
  try {
    const pictures = createPictureStore({
      ...{ picturesDir, feedDir, isDryRun },
      ...(fetchPicture && { fetchPicture }),
    });
    const index = createIndexRefresher(context);
    const mark = createIndexMark(context);
    if (!isDryRun) {
      if (await mark.isLeftOver()) await index.refresh();
      await mark.set(false);
    }
    const writer = await createProductWriter({ context, pictures, report, rowLog, isDryRun });
    // A refresh reads the whole market: a seller's file that changes nothing does not cause one.
    const needsRefresh = () =>
      !isDryRun && (context.ownShopId === undefined || report.products.new + report.products.changed > 0);
    const onBatch = async () => {
      onProgress(report.products.new + report.products.changed + report.products.unchanged, report);
      await rowLog.settle();
      if (needsRefresh()) await index.refreshIfDue();
    };
    await writeFeed(
      feed,
      { ...writer, report, rowLog, onBatch },
      { ...(signal && { signal }), ...(batchProducts !== undefined && { batchProducts }) },
    );
    if (await feed.hasChanged()) report.incomplete = changed;
    if (signal?.aborted) report.incomplete = stopped;
    if (isPruning) await pruneOrExplain(context, { writer, report, isDryRun });
    if (!isDryRun) {
      // A category's picture is the store's choice, not a seller's.
      if (context.ownShopId === undefined) await setCategoryPictures(context);
      if (needsRefresh()) await index.refresh();
      await mark.set(true);
    }
  } finally {
    await rowLog.close();
  }
  return report;
}
