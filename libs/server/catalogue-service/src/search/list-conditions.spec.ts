import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { and } from '../condition.ts';
import type { SqlCondition } from '../condition.ts';
import { addItem, addShop } from '../testing/insert-catalogue.ts';
import { indexConditions, scanConditions } from './list-conditions.ts';
import { tokenQueries } from './token-queries.ts';
import type { ResolvedRequest } from './search-request.ts';
import { marketLanguage } from './language/market-language.ts';
import { searchWords } from './search-words.ts';
import { segmenters } from './split-runs.ts';

const reader = { language: marketLanguage('SG'), segmenters };
let test: TestDatabase;

const shops = [
  {},
  { is_official_shop: true, location: "O'Brien & Co | West" },
  { shopee_verified: true, is_preferred_plus_seller: true, location: '' },
  { is_mart: true, is_service_by_shopee: true, location: 'x'.repeat(120) },
];

const pickPrice = (n: number): number => [0, 9, 95, 100, 1999, 2000, 54_321][n % 7] ?? 0;
/** Sets the flags in different patterns, so that items have different combinations. */
const item = (n: number) => ({
  name: ['Apple pie', 'Running shoes', '蘋果 手機', 'Éclair ab'][n % 4] ?? '',
  shopid: 1 + (n % shops.length),
  brand: ['', 'Lumora', "L'eau", `${'y'.repeat(100)}${n % 2}`][n % 4] ?? '',
  price: pickPrice(n),
  price_max: pickPrice(n) + 700 * (n % 5),
  stock: n % 3,
  cat_path: n % 5 === 0 ? [1] : [1, 11, 100 + (n % 3)],
  raw_discount: n % 2,
  show_free_shipping: n % 3 === 0,
  can_use_cod: n % 4 === 0,
  can_use_wholesale: n % 5 === 0,
  is_used: n % 6 === 0,
  has_lowest_price_guarantee: n % 7 === 0,
  is_cc_installment_payment_eligible: n % 8 === 0,
  is_non_cc_installment_payment_eligible: n % 9 === 0,
  is_pre_order: n % 10 === 0,
  has_video: n % 11 === 0,
  rating_sum: n % 26,
  rating_count: n % 5,
  collection_ids: n % 2 === 0 ? [3, 4] : [],
  label_ids: n % 3 === 0 ? [8] : [9],
  shipping_option_ids: n % 3 === 0 ? [] : [n % 3],
  catalogueid: n % 4 === 0 ? 77 : null,
});

beforeAll(async () => {
  test = await createTestDatabase();
  for (const market of ['SG', 'MY'])
    for (const [index, shop] of shops.entries()) await addShop(test.db, market, index + 1, shop);
  for (let n = 1; n <= 60; n += 1) await addItem(test.db, n % 9 === 0 ? 'MY' : 'SG', n, item(n));
}, 120_000);
afterAll(() => test.close());

const found = async (where: readonly SqlCondition[]): Promise<number[]> => {
  const { rows } = await sql<{ itemid: number }>`
    select l.itemid from searched_listing as l where ${and(where)} order by l.itemid`.execute(test.db);
  return rows.map(({ itemid }) => itemid);
};

const requests: ResolvedRequest[] = [
  ...([1, 2, 3] as const).map((level) => ({ category: [1, 11, 101][level - 1] ?? 0, level })),
  ...[1, 2, 3, 4, 5].map((rating) => ({ rating })),
  ...['with_discount', 'free_shipping', 'cod', 'wholesale', 'lowest_price', 'installment'].map((name) => ({
    [name]: true,
  })),
  ...['cc_installment', 'non_cc_installment', 'pre_order', 'video', 'official', 'original'].map((name) => ({
    [name]: true,
  })),
  ...['preferred', 'preferred_plus', 'mart', 'service', 'in_stock', 'used_item', 'new_item'].map((name) => ({
    [name]: true,
  })),
  { used_item: true, new_item: true },
  { shop: 2 },
  { shop_collection: 3 },
  { catalogue: 77 },
  { image_id: 'spec' },
  { labels: '8,7' },
  { locations: "O'Brien & Co | West,Bedok" },
  { locations: 'x'.repeat(120) },
  { brands: "L'eau,Nobody" },
  { brands: `${'y'.repeat(100)}1` },
  { shipping_options: '2,9' },
  { min_price: 0, max_price: 9 },
  { min_price: 2000, max_price: 2500 },
  { min_price: 1, max_price: 9_999_999 },
  { min_price: 500, max_price: 100 },
  { brands: 'Lumora', rating: 2, in_stock: true, shipping_options: '1' },
];
const keywords = [undefined, 'a', 'ap', 'app', 'e', 'shoes', '蘋', 'running sh', 'zzz'];

/** Whether an index is used affects only speed. */
describe('the index of words and filters', () => {
  it.each(requests)('finds the matching items: %j', async (request) => {
    const lists = keywords.flatMap((keyword) => {
      const words = keyword === undefined ? undefined : searchWords(keyword, reader);
      return (['name', 'anywhere', 'unfinished'] as const).map((scope) => ({
        view: { market: 'SG', now: 0 },
        request,
        search: words && { words, ranked: words, scope, phrases: [], excluded: ['+pie'] },
      }));
    });
    for (const list of lists)
      expect(await found(indexConditions(list))).toEqual(await found(scanConditions(list)));
  });
});

it.each<[ResolvedRequest, string[]]>([
  [{ installment: true }, [`('#SG cc_installment' | '#SG non_cc_installment')`]],
  [{ brands: "L'eau,B" }, [`('#SG brand L''eau' | '#SG brand B')`]],
  [{ min_price: 90, max_price: 250 }, [`('#SG price 18' | '#SG price 19' | '#SG price 20')`]],
  [{ min_price: 1, max_price: 9999 }, []],
  [{ max_price: 9 }, []],
  [{ brands: ',' }, []],
])('%j queries the index for %j', (request, queries) => {
  expect(tokenQueries('SG', request)).toEqual(queries);
});
