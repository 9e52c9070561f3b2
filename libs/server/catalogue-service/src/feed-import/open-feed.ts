import type { Market } from '@pasar/markets';
import { createPriceConverter } from './create-price-converter.ts';
import { ImportError } from './import-error.ts';
import type { Fault, FeedRecord, LineUnit, ReadProduct } from './product.ts';
import { createVariantCheck } from './reading/check-variants.ts';
import { createKeyReader } from './reading/create-key-reader.ts';
import type { KeyReader } from './reading/create-key-reader.ts';
import { detectFeed } from './reading/detect-feed.ts';
import type { FeedReader } from './reading/detect-feed.ts';
import { openFeedFile } from './reading/feed-file.ts';
import type { FeedFile } from './reading/feed-file.ts';
import { groupRows } from './reading/group-rows.ts';
import { surveyFeed } from './reading/survey-feed.ts';
import type { FeedSurvey } from './reading/survey-feed.ts';
import { readProduct } from './read-product.ts';
import { toReason } from './reason.ts';
import { unnamedCurrency } from './unnamed-currency.ts';

export type FeedOptions = {
  readonly file: string;
  readonly market: Market;
  readonly shop?: string;
  readonly rate?: number;
  readonly now: Date;
  /** The name in messages; by default the path. */
  readonly name?: string;
  /** Maximum bytes after unpacking, and maximum rows; unlimited if absent. */
  readonly maxBytes?: number;
  readonly maxRows?: number;
};

export type OpenedFeed = {
  readonly file: string;
  readonly format: string;
  /** The number of rows when it was opened, without the header. */
  readonly rowCount: number;
  readonly lineUnit: LineUnit;
  readonly products: AsyncGenerator<ReadProduct>;
  /** Whether the file has changed since it was opened. */
  readonly hasChanged: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};

type ReadFeedOptions = Omit<FeedOptions, 'file' | 'rate'> & { readonly currency: string };

/** Sets the line of each record to its number in the feed. */
async function* numberRecords(
  records: AsyncIterable<FeedRecord | Fault>,
): AsyncGenerator<FeedRecord | Fault> {
  let line = 0;
  for await (const record of records) yield { ...record, line: (line += 1) };
}

/** A feed after its first pass. */
type SurveyedFeed = { readonly reader: FeedReader; readonly readKey: KeyReader; readonly survey: FeedSurvey };

async function* readProducts(
  { reader: { format, readRecords }, readKey, survey }: SurveyedFeed,
  { shop, currency, now }: ReadFeedOptions,
): AsyncGenerator<ReadProduct> {
  const options = { ...(shop !== undefined && { shop }), currency, now };
  const records = survey.lineUnit === 'product' ? numberRecords(readRecords()) : readRecords();
  for await (const group of groupRows(records, readKey, survey)) {
    if (!Array.isArray(group)) yield readProduct({ faults: [group] });
    else {
      const read = format.readProduct(group, options);
      const warnings = group.flatMap(({ line, warnings: own = [] }) =>
        own.map((reason) => ({ line, reason })),
      );
      const productId = format.productId(group);
      yield { ...read, ...(productId && { productId }), warnings: [...warnings, ...read.warnings] };
    }
  }
}

async function* applySteps(
  products: AsyncIterable<ReadProduct>,
  ...steps: ((read: ReadProduct) => ReadProduct)[]
): AsyncGenerator<ReadProduct> {
  for await (const read of products) yield steps.reduce((soFar, step) => step(soFar), read);
}

/** Returns the currency of the first readable product. */
async function readCurrency(products: AsyncGenerator<ReadProduct>): Promise<string | undefined> {
  for await (const { product } of products) if (product) return product.variants[0]?.price.currency;
  return undefined;
}

function requireRows({ path }: FeedFile, { format, isXml }: FeedReader, rowCount: number): void {
  if (rowCount > 0) return;
  throw new ImportError(
    isXml
      ? toReason('file-without-products', { file: path })
      : toReason('file-without-rows', { file: path, format: format.name }),
  );
}

function requireRate(currency: string | undefined, { market, rate }: FeedOptions): void {
  if (currency === undefined || currency === market.currency || rate !== undefined) return;
  throw new ImportError(toReason('file-currency', { currency, market: market.code, own: market.currency }));
}

async function readFeed(file: FeedFile, given: FeedOptions): Promise<OpenedFeed> {
  const { market, rate } = given;
  const reader = await detectFeed(file);
  const readKey = await createKeyReader(reader, given);
  const survey = await surveyFeed(reader, readKey, given);
  const surveyed = { reader, readKey, survey };
  requireRows(file, reader, survey.rowCount);
  const options = { ...given, currency: rate === undefined ? market.currency : unnamedCurrency };
  requireRate(await readCurrency(readProducts(surveyed, options)), given);
  const exchange = { to: market.currency, ...(rate === undefined ? {} : { rate }) };
  const read = readProducts(surveyed, options);
  return {
    file: file.path,
    format: reader.format.name,
    rowCount: survey.rowCount,
    lineUnit: survey.lineUnit,
    products: applySteps(read, createPriceConverter(exchange), createVariantCheck(survey.lineUnit)),
    hasChanged: file.hasChanged,
    close: () => file.handle.close(),
  };
}

/**
 * Opens a feed and reads it once. Throws ImportError, before anything is changed, if the file is not a feed, cannot be read to
 * its end, or has prices in a foreign currency without a rate.
 */
export async function openFeed(given: FeedOptions): Promise<OpenedFeed> {
  const file = await openFeedFile(given.file, given);
  try {
    return await readFeed(file, given);
  } catch (error) {
    await file.handle.close();
    throw error;
  }
}
