import type { Market } from '@pasar/markets';
import { resolve } from 'node:path';
import { mergeGroups } from './merge-groups.ts';
import { createPriceConverter, unnamedCurrency } from './create-price-converter.ts';
import type { ReadProduct } from './product.ts';
import { readProducts } from './read-products.ts';
import { ImportError } from './import-error.ts';
import { detectFeed } from './detect-feed.ts';

export type FeedOptions = {
  readonly file: string;
  readonly market: Market;
  readonly shop?: string;
  readonly rate?: number;
  readonly now: Date;
};

export type OpenedFeed = {
  readonly file: string;
  readonly format: string;
  readonly products: AsyncGenerator<ReadProduct>;
};

async function* applySteps(
  first: readonly ReadProduct[],
  rest: AsyncIterator<ReadProduct>,
  ...steps: ((read: ReadProduct) => ReadProduct)[]
): AsyncGenerator<ReadProduct> {
  const through = (read: ReadProduct) => steps.reduce((soFar, step) => step(soFar), read);
  for (const read of first) yield through(read);
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield through(next.value);
}

/** Reads on to the first product that can be read, to learn the feed's currency before anything is written. */
async function readAhead(products: AsyncIterator<ReadProduct>): Promise<ReadProduct[]> {
  const ahead: ReadProduct[] = [];
  for (let next = await products.next(); !next.done; next = await products.next()) {
    ahead.push(next.value);
    if (next.value.product) break;
  }
  return ahead;
}

/**
 * Opens a feed and looks at its beginning. Throws Refusal, with nothing changed anywhere, for a file that is no feed and
 * for prices in another currency than the market's without a rate.
 */
export async function openFeed({ file, market, shop, rate, now }: FeedOptions): Promise<OpenedFeed> {
  const sniffed = await detectFeed(file);
  const bare = rate === undefined ? market.currency : unnamedCurrency;
  const read = readProducts(file, sniffed, { ...(shop === undefined ? {} : { shop }), currency: bare, now });
  const ahead = await readAhead(read);
  const first = ahead.at(-1)?.product?.variants[0]?.price.currency;
  if (first !== undefined && first !== market.currency && rate === undefined)
    throw new ImportError(
      `The feed's prices are in ${first}, the market ${market.code} sells in ${market.currency}: ` +
        `give --rate, the ${market.currency} that one ${first} is worth.`,
    );
  const exchange = { to: market.currency, ...(rate === undefined ? {} : { rate }) };
  return {
    file: resolve(file),
    format: sniffed.format.name,
    products: applySteps(ahead, read, createPriceConverter(exchange), mergeGroups()),
  };
}
