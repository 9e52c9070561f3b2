import { createReasonText, openFeed, ImportError } from '@pasar/catalogue-service/feed-import';
import type { Fault, Product, Variant } from '@pasar/catalogue-service/feed-import';
import { decimalAmount } from '@pasar/money';
import { marketByCode } from '@pasar/markets';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { oddFeeds } from '../fixtures/odd-feeds/odd-feeds.ts';
import type { OddFeed } from '../fixtures/odd-feeds/odd-feed.ts';

vi.setConfig({ testTimeout: 30_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasar-odd-feeds-'));
});
afterAll(() => rm(folder, { recursive: true }));

const reasonText = createReasonText('en');
const createTell =
  (unit: string) =>
  ({ line, reason }: Fault): string =>
    `${unit} ${line}: ${reasonText(reason)}`;
const tellVariant = (
  { title }: Product,
  { externalId, price, stock, options, identifiers: { gtin } }: Variant,
): string => {
  const chosen = Object.entries({ ...options, ...(gtin && { gtin }) }).map(
    ([name, value]) => `${name}=${value}`,
  );
  return [externalId, title, `${decimalAmount(price)} ${price.currency}`, stock, ...chosen].join(' | ');
};

async function read({ file, content, shop, rate, market: code = 'MY' }: OddFeed) {
  const path = join(folder, file);
  await writeFile(path, content);
  const [market, now] = [marketByCode(code), new Date('2026-11-22T00:00Z')];
  const feed = await openFeed({ file: path, market, now, ...(shop && { shop }), ...(rate && { rate }) });
  const found = {
    rows: [] as string[],
    rejected: [] as string[],
    warnings: [] as string[],
    leftOut: [] as string[],
  };
  let companionRows = 0;
  const tell = createTell(feed.lineUnit);
  for await (const { product, faults, warnings, leftOut, companionRows: more } of feed.products) {
    if (product) found.rows.push(...product.variants.map((variant) => tellVariant(product, variant)));
    found.rejected.push(...faults.map(tell));
    found.warnings.push(...warnings.map(tell));
    found.leftOut.push(...leftOut.map(tell));
    companionRows += more;
  }
  await feed.close();
  const accounted = found.rows.length + found.rejected.length + found.leftOut.length + companionRows;
  return { ...found, companionRows, isEveryRowCounted: feed.rowCount === accounted };
}

it.each(oddFeeds)('$file: $name', async (feed) => {
  const { refused, ...expected } = feed.expected;
  if (refused) {
    const error: unknown = await read(feed).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ImportError);
    expect((error as ImportError).message).toMatch(refused);
    return;
  }
  const none = { rows: [], rejected: [], warnings: [], leftOut: [], companionRows: 0 };
  expect(await read(feed)).toEqual({ ...none, ...expected, isEveryRowCounted: true });
});

it('covers at least 120 odd feeds with unique names', () => {
  const names = new Set(oddFeeds.map(({ file, name }) => `${file}: ${name}`));
  expect(names.size).toBe(oddFeeds.length);
  expect(oddFeeds.length).toBeGreaterThanOrEqual(120);
});
