import type { SearchAnswer } from '@pasar/catalogue-contract';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCategory, addItem, addShop, refreshCatalogues, insert } from '../testing/insert-catalogue.ts';
import { serveCatalogue } from '../testing/serve-catalogue.ts';

const many = 2100;

let test: TestDatabase;
let server: Awaited<ReturnType<typeof serveCatalogue>>;

/** Copies of item 1 with different sort values; every third has a video. */
const copies = sql`insert into item
  select (jsonb_populate_record(i, jsonb_build_object('itemid', n, 'price_min', n % 97, 'price_max', 1000 + n % 97,
    'popularity', n % 89, 'historical_sold', n % 83, 'ctime', n % 79, 'raw_discount', n % 71, 'has_video', n % 3 = 0,
    'brand', 'Brand ' || n % 30))).*
  from item as i, generate_series(2, ${sql.lit(many)}) as n where i.itemid = 1`;

beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test;
  server = await serveCatalogue(db, 0);
  await addCategory(db, 'SG', [1], 'Shoes');
  await addShop(db, 'SG', 1);
  await addShop(db, 'SG', 2, { location: 'Jurong' });
  await insert(db, 'place', { market: 'SG', name: 'Bedok', lat: 1.32, lon: 103.93 });
  await addItem(db, 'SG', 1, { name: 'Running shoes', cat_path: [1], catid: 1 });
  await copies.execute(db);
  await addItem(db, 'SG', 9999, {
    ...{ name: 'Far shoes', brand: 'Rare', shopid: 2, cat_path: [1], catid: 1, popularity: 100 },
  });
  await refreshCatalogues(db, 'SG');
}, 120_000);
afterAll(async () => {
  await server.close();
  await test.close();
});

const search = async (query: Record<string, string>): Promise<SearchAnswer> => {
  const { data } = await server.get<SearchAnswer>(
    'SG',
    `/api/v4/search/search_items?${new URLSearchParams({ limit: '60', ...query }).toString()}`,
  );
  return data;
};

it.each<[Record<string, string>, number, boolean | undefined]>([
  [{}, many + 1, undefined],
  [{ category: '1' }, many + 1, undefined],
  [{ keyword: 'shoes' }, 2000, true],
  [{ in_stock: 'true' }, 2000, true],
  [{ video: 'true' }, Math.floor(many / 3), undefined],
])('counts %j only up to the limit, and reports that there are more', async (query, total, more) => {
  const answer = await search(query);
  expect([answer.total, answer.more_than]).toEqual([total, more]);
});

it('lists a selected brand that few items have', async () => {
  const { facets } = await search({ keyword: 'shoes', brands: 'Rare' });
  expect(facets?.brands).toContainEqual({ value: 'Rare', label: 'Rare', count: 1 });
});

it.each<Record<string, string>>([{ keyword: 'shoes' }, { in_stock: 'true' }])(
  'counts the most popular items of a list that is longer than the limit: %j',
  async (query) => {
    const { facets } = await search(query);
    expect(facets?.locations).toContainEqual(expect.objectContaining({ value: 'Jurong', count: 1 }));
  },
);

it('reports which counts are incomplete', async () => {
  const part = await search({ keyword: 'shoes' });
  const whole = await search({ video: 'true' });
  expect(
    [part, whole].map(({ facets }) => facets?.brands.every(({ at_least }) => at_least === true)),
  ).toEqual([true, false]);
});

it.each(['relevancy', 'ctime', 'pop', 'price', 'sales', 'discount', 'distance'])(
  'pages to the end of a list longer than the count, each item once: %s',
  async (sort_by) => {
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const place: Record<string, string> = sort_by === 'distance' ? { lat: '1.3', lon: '103.9' } : {};
      const page = await search({ keyword: 'shoes', sort_by, ...place, ...(cursor ? { cursor } : {}) });
      seen.push(...page.items.map(({ itemid }) => itemid));
      cursor = page.next;
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([many + 1, many + 1]);
  },
  60_000,
);

/** Rows that are in one table but not in the other. */
const differences = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (
    (select * from listed_item except select * from item_listing)
    union all (select * from item_listing except select * from listed_item)) as each`.execute(test.db);
  return rows[0]?.n;
};

it.each([
  ['nothing', sql`select 1`],
  ['stock and price', sql`update item set stock = 0, price_min = 1 where itemid < 50`],
  ['a name', sql`update item set search_vector = 'other:1A' where itemid = 60`],
  [
    'the cover',
    sql`update item set pictures = '[{"id":"new-cover","width":1,"height":1}]' where itemid = 65`,
  ],
  ['a removal', sql`update item set status = 0 where itemid = 61`],
  ['a return', sql`update item set status = 1 where itemid = 61`],
  ['a deletion', sql`delete from item where itemid = 62`],
  [
    'a sale',
    sql`insert into listed_sale values ('SG', (select shopid from item where itemid = 64), 64, 1, 99)`,
  ],
  ['the end of a sale', sql`delete from listed_sale`],
  ['a rating', sql`update item set rating_sum = 9, rating_count = 2 where itemid = 63`],
  ["a shop's kind and place", sql`update shop set is_mart = true, location = 'Ipoh' where shopid = 2`],
])('keeps the narrow copy in sync after a change of %s', async (_, change) => {
  await change.execute(test.db);
  expect(await differences()).toBe(0);
});
