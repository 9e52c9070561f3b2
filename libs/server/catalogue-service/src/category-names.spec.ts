import type { Category, ItemDetail, SearchAnswer, Suggestion } from '@pasar/catalogue-contract';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCategory, addItem, addShop, refreshCatalogues } from './testing/insert-catalogue.ts';
import { serveCatalogue } from './testing/serve-catalogue.ts';

let test: TestDatabase;
let server: Awaited<ReturnType<typeof serveCatalogue>>;

beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test;
  server = await serveCatalogue(db, 1_790_000_000_000);
  await addCategory(db, 'TH', [1], 'รองเท้า');
  await addCategory(db, 'TH', [1, 11], 'รองเท้าผ้าใบ');
  await sql`update category set names = '{"en": "Shoes"}' where catid = 1`.execute(db);
  await addShop(db, 'TH', 1, { is_official_shop: true });
  await addItem(db, 'TH', 1, { name: 'รองเท้าวิ่ง', currency: 'THB' });
  await refreshCatalogues(db, 'TH');
});
afterAll(async () => {
  await server.close();
  await test.close();
});

type Named = { readonly name: string };

const read: Readonly<Record<string, (language: string) => Promise<(string | undefined)[]>>> = {
  'the tree': async (language) => {
    const { data } = await server.getIn<{ categories: Category[] }>('TH', language, '/api/v4/category/tree');
    return data.categories.map(({ name }) => name);
  },
  'a product page': async (language) => {
    const { data } = await server.getIn<ItemDetail>('TH', language, '/api/v4/item/get?shopid=1&itemid=1');
    return data.categories.map(({ name }) => name);
  },
  'the mall': async (language) => {
    const url = '/api/v4/mall/categories';
    const { data } = await server.getIn<{ categories: Named[] }>('TH', language, url);
    return data.categories.map(({ name }) => name);
  },
};

it.each(Object.entries(read))(
  '%s names categories in the visitor’s language, where they have one',
  async (_, names) => {
    expect(await names('th')).toEqual(['รองเท้า', 'รองเท้าผ้าใบ']);
    expect(await names('en')).toEqual(['Shoes', 'รองเท้าผ้าใบ']);
  },
);

it.each([
  ['th', 'รองเท้า'],
  ['en', 'Shoes'],
])('in %s a search counts “%s”', async (language, label) => {
  const { data } = await server.getIn<SearchAnswer>('TH', language, '/api/v4/search/search_items');
  expect(data.facets?.categories).toMatchObject([{ value: '1', label, count: 1 }]);
});

it.each([
  ['en', 'sho', ['Shoes']],
  ['th', 'sho', []],
])('in %s “%s” suggests the categories %j', async (language, keyword, expected) => {
  const url = `/api/v4/search/suggest?keyword=${keyword}`;
  const { data } = await server.getIn<{ suggestions: Suggestion[] }>('TH', language, url);
  expect(data.suggestions.filter(({ kind }) => kind === 'category').map(({ text }) => text)).toEqual(
    expected,
  );
});
