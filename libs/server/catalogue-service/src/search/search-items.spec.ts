import type { SearchAnswer, Suggestion } from '@pasar/catalogue-contract';
import { unsupportedFields } from '@pasar/search-params';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCategory, addItem, addShop, refreshCatalogues, insert } from '../testing/insert-catalogue.ts';
import { serveCatalogue } from '../testing/serve-catalogue.ts';
import { foldText } from './fold-text.ts';
import { refreshListedSales } from './refresh-listed-sales.ts';

const now = 1_790_000_000_000;

let test: TestDatabase;
let server: Awaited<ReturnType<typeof serveCatalogue>>;

beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test;
  server = await serveCatalogue(db, now);
  for (const market of ['SG', 'TH', 'TW', 'VN', 'BR']) {
    await addCategory(db, market, [1], 'Shoes');
    await addCategory(db, market, [1, 11], 'Trainers');
    await addCategory(db, market, [2], 'Kitchen');
    await addShop(db, market, 1);
  }
  await addShop(db, 'SG', 2, { is_official_shop: true, location: 'Jurong' });
  await addItem(db, 'SG', 1, {
    name: 'Running shoes',
    brand: 'Lumora',
    price: 5000,
    historical_sold: 3,
    popularity: 5,
    keywords: '跑鞋',
  });
  await addItem(db, 'SG', 2, {
    name: 'Walking shoes',
    brand: 'Norvind',
    price: 3000,
    historical_sold: 7,
    raw_discount: 20,
    price_before_discount: 3750,
  });
  await addItem(db, 'SG', 3, {
    name: 'Shoe brush',
    price: 500,
    popularity: 900,
    rating_sum: 9,
    rating_count: 2,
  });
  await addItem(db, 'SG', 4, { name: 'Teapot', shopid: 2, catid: 2, cat_path: [2], price: 2000, stock: 0 });
  await addItem(db, 'SG', 5, { name: 'Removed shoes', status: 0 });
  await addItem(db, 'TH', 11, { name: 'รองเท้าวิ่ง รุ่นใหม่' });
  await addItem(db, 'TH', 12, { name: 'กล้วย Mielana หวานสุกกำลังดี' });
  await addItem(db, 'TW', 21, { name: '藍芽耳罩式耳機' });
  await addItem(db, 'VN', 31, { name: 'Giày chạy bộ' });
  await addItem(db, 'BR', 41, { name: 'Tênis de corrida' });
  for (const itemid of [42, 43, 44]) await addItem(db, 'BR', itemid, { name: 'Prato de comida' });
  await addItem(db, 'BR', 45, { name: 'Caneca azul' });
  await addItem(db, 'BR', 46, { name: 'Suporte', brand: 'Caneca', popularity: 900 });
  await insert(db, 'flash_sale', {
    market: 'SG',
    shopid: 1,
    itemid: 2,
    starts_at: now,
    ends_at: now + 1,
    stock: 9,
    sold: 4,
    price: 3000,
  });
  await insert(db, 'flash_sale', {
    market: 'SG',
    shopid: 1,
    itemid: 1,
    starts_at: now - 9,
    ends_at: now,
    stock: 9,
    price: 5000,
  });
  await insert(db, 'search_phrase', {
    market: 'SG',
    phrase: 'running shoes',
    folded: 'running shoes',
    weight: 2,
  });
  await insert(db, 'search_phrase', { market: 'SG', phrase: 'café cups', folded: 'cafe cups', weight: 9 });
  await refreshCatalogues(db, 'SG', 'TH', 'TW', 'VN', 'BR');
}, 120_000);
afterAll(async () => {
  await server.close();
  await test.close();
});

const search = async (market: string, query: Record<string, string>): Promise<SearchAnswer> => {
  const { data } = await server.get<SearchAnswer>(
    market,
    `/api/v4/search/search_items?${new URLSearchParams(query).toString()}`,
  );
  return data;
};
const ids = (answer: SearchAnswer): number[] => answer.items.map(({ itemid }) => itemid);

const running = { market: 'SG', shopid: 1, starts_at: now - 5, ends_at: now + 5 };

describe('words', () => {
  it.each([
    ['SG', 'running shoes', [1]],
    ['SG', 'RUNNING', [1]],
    ['SG', 'sho', [3, 1, 2]],
    ['SG', 'lumora', [1]],
    ['SG', '跑鞋', [1]],
    ['TH', 'รองเท้าวิ่ง', [11]],
    ['TH', 'กล้วย', [12]],
    ['TH', 'หวาน', [12]],
    ['TH', 'วิ่ง', [11]],
    ['TW', '耳機', [21]],
    ['TW', '耳', [21]],
    ['VN', 'giay chay', [31]],
    ['VN', 'Giày', [31]],
    ['SG', '📱', []],
    ['SG', 'gramophone', []],
    ['TH', 'running', []],
  ])('%s: %s finds %j', async (market, keyword, found) => {
    expect(ids(await search(market, { keyword }))).toEqual(found);
  });
});

describe('fuzzy matching', () => {
  it.each([
    ['SG', 'runing shoes', { corrected: 'running shoes', dropped: undefined, found: [1] }],
    ['SG', 'hsoe', { corrected: 'shoe', dropped: undefined, found: [3, 1, 2] }],
    ['SG', 'khoe', { corrected: undefined, dropped: undefined, found: [] }],
    ['SG', 'gramophone shoes', { corrected: undefined, dropped: ['gramophone'], found: [1, 2, 3] }],
    ['SG', 'running teapot', { corrected: undefined, dropped: ['running'], found: [4] }],
    [
      'SG',
      'running shoes gramophone aa bb cc dd ee ff gg',
      { corrected: undefined, dropped: ['gramophone', 'aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg'], found: [1] },
    ],
    ['BR', 'tenis de corida', { corrected: 'tenis de corrida', dropped: undefined, found: [41] }],
  ])('%s: %s', async (market, keyword, { corrected, dropped, found }) => {
    const answer = await search(market, { keyword });
    expect({ corrected: answer.corrected, dropped: answer.dropped, found: ids(answer) }).toEqual({
      corrected,
      dropped,
      found,
    });
  });

  it('corrects nothing if correction is off', async () => {
    const answer = await search('SG', { keyword: 'runing shoes', no_correction: 'true' });
    expect([answer.corrected, answer.dropped, ids(answer)]).toEqual([undefined, ['runing'], [1, 2, 3]]);
  });
});

/** @spec search-sort-mapping search-sort-sales-distance sort-default */
describe('sorting', () => {
  it.each([
    [{ sort_by: 'price' }, [3, 4, 2, 1]],
    [{ sort_by: 'price', order: 'desc' }, [1, 2, 4, 3]],
    [{ sort_by: 'ctime' }, [4, 3, 2, 1]],
    [{ sort_by: 'ctime', order: 'asc' }, [4, 3, 2, 1]],
    [{ sort_by: 'sales' }, [2, 1, 4, 3]],
    [{ sort_by: 'sales', order: 'asc' }, [2, 1, 4, 3]],
    [{ sort_by: 'pop' }, [3, 1, 2, 4]],
    [{ sort_by: 'pop', order: 'asc' }, [3, 1, 2, 4]],
    [{ sort_by: 'relevancy', order: 'asc' }, [3, 1, 2, 4]],
    [{ sort_by: 'discount', order: 'desc' }, [2, 4, 3, 1]],
    [{ sort_by: 'discount', order: 'asc' }, [1, 3, 4, 2]],
  ])('%j', async (query, found) => {
    expect(ids(await search('SG', query))).toEqual(found);
  });

  it('treats `pop` as relevance: a match in the name outranks sales', async () => {
    expect(ids(await search('BR', { keyword: 'caneca', sort_by: 'pop' }))).toEqual([45, 46]);
  });
});

describe('filters', () => {
  it.each([
    [{ category: '1' }, [3, 2, 1]],
    [{ category: '2' }, [4]],
    [{ shop: '2' }, [4]],
    [{ official: 'true' }, [4]],
    [{ in_stock: 'true' }, [3, 2, 1]],
    [{ with_discount: 'true' }, [2]],
    [{ flash_sale: 'true' }, [2]],
    [{ rating: '4' }, [3]],
    [{ rating: '5' }, []],
    [{ min_price: '2000', max_price: '3000' }, [4, 2]],
    [{ locations: 'Jurong' }, [4]],
    [{ brands: 'Lumora,Norvind' }, [2, 1]],
  ])('%j', async (query, found) => {
    expect(ids(await search('SG', { ...query, sort_by: 'ctime' }))).toEqual(found);
  });

  it('use the price of a sale while it runs and has stock', async () => {
    const { db } = test;
    const sale = { ...running, itemid: 1, stock: 2, sold: 0, price: 1500 };
    await insert(db, 'flash_sale', sale);
    const cheap = async () => ids(await search('SG', { max_price: '1999', sort_by: 'price' }));
    const reduced = async () =>
      ids(await search('SG', { with_discount: 'true', sort_by: 'discount', order: 'desc' }));
    await refreshListedSales(db, now);
    expect([await cheap(), await reduced()]).toEqual([
      [3, 1],
      [1, 2],
    ]);
    expect(
      (await search('SG', { max_price: '1999' })).items.find(({ itemid }) => itemid === 1),
    ).toMatchObject({
      price: { amount: 1500 },
      raw_discount: 70,
    });
    await db.updateTable('flash_sale').set({ sold: 2 }).where('price', '=', 1500).execute();
    await refreshListedSales(db, now);
    expect([await cheap(), await reduced()]).toEqual([[3], [2]]);
    await db.updateTable('flash_sale').set({ sold: 0 }).where('price', '=', 1500).execute();
    await refreshListedSales(db, now);
    await refreshListedSales(db, running.ends_at);
    expect(await cheap()).toEqual([3]);
    await db.deleteFrom('flash_sale').where('price', '=', 1500).execute();
  });

  it.each(['limit=0', 'limit=61', 'sort_by=colour', 'min_price=-1', 'cursor=x', 'colour=red', 'category=0'])(
    'rejects %s',
    async (query) => {
      const { status, error } = await server.get('SG', `/api/v4/search/search_items?${query}`);
      expect([status, error]).toEqual([400, 1]);
    },
  );

  // Brands have names there.
  const refused = unsupportedFields.filter((name) => name !== 'brands');
  it.each(refused)('rejects %s by name', async (name) => {
    const { status, detail } = await server.get('SG', `/api/v4/search/search_items?${name}=1`);
    expect([status, detail]).toEqual([400, `${name}: is not a field of this call`]);
  });
});

it('counts each filter as if nothing were selected in it', async () => {
  const { facets, total } = await search('SG', { brands: 'Lumora' });
  expect(total).toBe(1);
  expect(facets).toEqual({
    categories: [{ value: '1', label: 'Shoes', count: 1 }],
    locations: [{ value: 'Bedok', label: 'Bedok', count: 1 }],
    brands: [
      { value: 'Lumora', label: 'Lumora', count: 1 },
      { value: 'Norvind', label: 'Norvind', count: 1 },
    ],
    ratings: [],
    shipping_options: [
      { value: '1', label: '1', count: 1 },
      { value: '2', label: '2', count: 1 },
    ],
    flags: [
      { value: 'in_stock', label: 'in_stock', count: 1 },
      { value: 'new_item', label: 'new_item', count: 1 },
    ],
  });
});

it('pages through every item once, in any order', async () => {
  for (const sort_by of ['relevancy', 'ctime', 'pop', 'price', 'sales', 'discount']) {
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await search('SG', { sort_by, limit: '1', ...(cursor ? { cursor } : {}) });
      expect(page.total).toBe(4);
      seen.push(...ids(page));
      cursor = page.next;
    } while (cursor);
    expect(seen.toSorted()).toEqual([1, 2, 3, 4]);
  }
});

describe('suggestions', () => {
  it.each([
    ['', ['café cups', 'running shoes']],
    ['run', ['running shoes', 'Running shoes']],
    ['sho', ['running shoes', 'Shoe brush', 'Running shoes', 'Walking shoes', 'Shoes', 'Shop 1', 'Shop 2']],
    ['CAFÉ', ['café cups']],
    ['walk', ['walking', 'Walking shoes']],
    ['walking br', []],
    ['runnimg', ['running shoes', 'Running shoes']],
    ['100%_', []],
  ])('for %j', async (keyword, texts) => {
    const { data } = await server.get<{ suggestions: Suggestion[] }>(
      'SG',
      `/api/v4/search/suggest?keyword=${encodeURIComponent(keyword)}`,
    );
    expect(data.suggestions.map(({ text }) => text)).toEqual(texts);
  });

  it('suggests products for an ideograph', async () => {
    const { data } = await server.get<{ suggestions: Suggestion[] }>(
      'TW',
      `/api/v4/search/suggest?keyword=${encodeURIComponent('藍')}`,
    );
    expect(data.suggestions.map(({ text }) => text)).toContain('藍芽耳罩式耳機');
  });

  it('suggests searches with the text as a word before those that begin with it', async () => {
    for (const [phrase, weight] of [
      ['cafeteria trays', 900],
      ['wide café cups', 90],
    ] as const)
      await insert(test.db, 'search_phrase', { market: 'SG', phrase, folded: foldText(phrase), weight });
    const { data } = await server.get<{ suggestions: Suggestion[] }>(
      'SG',
      '/api/v4/search/suggest?keyword=cafe',
    );
    expect(data.suggestions.map(({ text }) => text)).toEqual([
      'café cups',
      'wide café cups',
      'cafeteria trays',
    ]);
  });

  it('shows a product like a card, and its category', async () => {
    const { data } = await server.get<{ suggestions: Suggestion[] }>(
      'SG',
      '/api/v4/search/suggest?keyword=brush',
    );
    expect(data.suggestions.find(({ kind }) => kind === 'product')).toEqual({
      kind: 'product',
      text: 'Shoe brush',
      link: '/Shoe-brush-i.1.3',
      picture: { id: 'spec', width: 640, height: 480 },
      price: { amount: 500, currency: 'SGD' },
      category: 'Trainers',
    });
  });
});
