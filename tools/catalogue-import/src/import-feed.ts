import { createIndexer, refreshCatalogue } from '@pasar/catalogue-service';
import { dirname } from 'node:path';
import { createCategoryFinder } from './create-category-finder.ts';
import { createShopFinder } from './create-shop-finder.ts';
import type { ImportContext } from './import-context.ts';
import { emptyReport } from './import-report.ts';
import type { ImportReport } from './import-report.ts';
import type { OpenedFeed } from './open-feed.ts';
import type { Fault, Product } from './product.ts';
import { setCategoryPictures } from './set-category-pictures.ts';
import { storeProductPictures } from './store-product-pictures.ts';
import type { ProductPictures } from './store-product-pictures.ts';
import { readMedianShipping } from './read-median-shipping.ts';
import { writeProduct } from './write-product.ts';

export type ImportOptions = Omit<ImportContext, 'index' | 'feedDir'> & {
  readonly feed: OpenedFeed;
  readonly onFault: (fault: Fault) => void;
  readonly onProgress: (products: number) => void;
};

/** SQLSTATE classes of a row's own making: a value that is out of reach, a rule of the tables that it breaks. */
const rowErrorState = /^(22|23)/;

const toRowFault = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && rowErrorState.test(String(error.code))
    ? error.message
    : undefined;

function countPictures(
  report: ImportReport,
  { pictures, problems }: ProductPictures,
  { pictures: links }: Product,
): void {
  const remote = problems.filter(({ problem }) => problem === 'remote').length;
  report.pictures.remote += remote;
  report.pictures.missing += problems.length - remote;
  if (links.length > problems.length) report.pictures.stored += pictures.length;
}

type Writer = (product: Product) => Promise<string | undefined>;

/** Writes one product after another, each in a transaction of its own; gives a reason when one can't go in. */
async function createWriter(context: ImportContext, report: ImportReport): Promise<Writer> {
  const findShop = createShopFinder(context);
  const findCategory = createCategoryFinder(context);
  const shipping = await readMedianShipping(context);
  return async (product) => {
    const found = await storeProductPictures(context, product);
    const outside = found.problems.find(({ problem }) => problem === 'outside');
    if (outside) return `its picture "${outside.link}" lies outside the feed's folder`;
    try {
      const place = {
        shopid: await findShop(product.shop),
        category: await findCategory(product.categoryPath),
      };
      const outcome = await writeProduct(context, product, { ...place, shipping, pictures: found.pictures });
      report.products[outcome] += 1;
      countPictures(report, found, product);
      return undefined;
    } catch (error) {
      const reason = toRowFault(error);
      if (reason === undefined) throw error;
      return reason;
    }
  };
}

/** Writes a feed into a market's catalogue, product by product, and brings search and counts up to date. */
export async function importFeed({
  feed,
  onFault,
  onProgress,
  ...given
}: ImportOptions): Promise<ImportReport> {
  const context = { ...given, index: createIndexer(), feedDir: dirname(feed.file) };
  const report = emptyReport();
  const write = await createWriter(context, report);
  const fail = (fault: Fault) => {
    report.faults.push(fault);
    onFault(fault);
  };
  let done = 0;
  for await (const { product, faults } of feed.products) {
    faults.forEach(fail);
    if (!product) continue;
    const reason = await write(product);
    if (reason === undefined) report.variants += product.variants.length;
    else for (const { line } of product.variants) fail({ line, reason });
    onProgress((done += 1));
  }
  await setCategoryPictures(context);
  await refreshCatalogue(context.db, context.market.code);
  return report;
}
