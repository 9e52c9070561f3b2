import type { SearchAnswer, ShopBrief, Suggestion } from '@pasar/catalogue-contract';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCategory, addItem, addShop, refreshCatalogues, insert } from '../testing/insert-catalogue.ts';
import { serveCatalogue } from '../testing/serve-catalogue.ts';

const now = 1_790_000_000_000;

let test: TestDatabase;
let server: Awaited<ReturnType<typeof serveCatalogue>>;

beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test;
  server = await serveCatalogue(db, now);
  for (const market of ['SG', 'TH']) {
    await addCategory(db, market, [1], 'Shoes');
    await addCategory(db, market, [1, 11], 'Trainers');
    await addShop(db, market, 1, { location: 'Bedok', follower_count: 5 });
  }
  await addShop(db, 'SG', 2, {
    username: 'lumora.official',
    name: 'Lumora Official Store',
    is_official_shop: true,
    location: 'Jurong',
    follower_count: 9,
  });
  await addShop(db, 'SG', 3, {
    username: 'papaya.house',
    name: 'Papaya House',
    location: 'Nowhere',
    follower_count: 7,
  });
  await addItem(db, 'SG', 1, {
    name: 'Running shoes',
    brand: 'Lumora',
    has_video: true,
    catalogueid: 77,
    label_ids: [8],
    is_cc_installment_payment_eligible: true,
  });
  await addItem(db, 'SG', 2, {
    name: 'Walking shoes',
    shopid: 2,
    brand: 'Lumora',
    price: 3000,
    is_used: true,
    catalogueid: 77,
    can_use_wholesale: true,
    attributes: JSON.stringify([
      { name: 'Material', value: 'Canvas' },
      { name: 'Lining', value: 'Wool' },
    ]),
  });
  await addItem(db, 'SG', 3, {
    name: 'Backpack',
    shopid: 3,
    is_pre_order: true,
    shipping_option_ids: [1],
    has_lowest_price_guarantee: true,
    is_non_cc_installment_payment_eligible: true,
    pictures: '[{"id":"pack","width":1,"height":1}]',
  });
  await addItem(db, 'TH', 4, { name: 'รองเท้าวิ่ง' });
  await insert(db, 'place', { market: 'SG', name: 'Bedok', lat: 1.32, lon: 103.93 });
  await insert(db, 'place', { market: 'SG', name: 'Jurong', lat: 1.33, lon: 103.74 });
  await insert(db, 'item_tag', { market: 'SG', tag: 'summer-sale', shopid: 1, itemid: 1 });
  const worth = { market: 'SG', kind: 'fixed', value: 1, currency: 'SGD', label: '', uses_left: 1 } as const;
  const lasting = { ...worth, starts_at: now - 1, ends_at: now + 1 };
  await insert(db, 'voucher', { ...lasting, code: 'SHOP2', shopid: 2 });
  await insert(db, 'voucher', { ...lasting, code: 'ALL' });
  await insert(db, 'voucher', { ...lasting, code: 'OVER', ends_at: now });
  await insert(db, 'collection_item', { market: 'SG', collectionid: 5, shopid: 3, itemid: 3 });
  await insert(db, 'search_phrase', {
    market: 'SG',
    phrase: 'running shoes',
    folded: 'running shoes',
    weight: 2,
  });
  await insert(db, 'search_phrase', { market: 'SG', phrase: 'mugs', folded: 'mugs', weight: 9 });
  for (const word of ['ivory', 'fire arm']) await insert(db, 'censored_word', { market: 'SG', word });
  await insert(db, 'censored_word', { market: 'TH', word: 'งาช้าง' });
  await insert(db, 'censored_word', { market: 'VN', word: 'súng' });
  await refreshCatalogues(db, 'SG', 'TH');
}, 120_000);
afterAll(async () => {
  await server.close();
  await test.close();
});

const search = async (query: Record<string, string>, market = 'SG'): Promise<SearchAnswer> => {
  const { data } = await server.get<SearchAnswer>(
    market,
    `/api/v4/search/search_items?${new URLSearchParams(query).toString()}`,
  );
  return data;
};
const ids = (answer: SearchAnswer): number[] => answer.items.map(({ itemid }) => itemid).toSorted();

/** @spec filter-fields filter-query browse-query */
describe('filters', () => {
  it.each<[Record<string, string>, number[]]>([
    [{ new_item: 'true' }, [1, 3]],
    [{ used_item: 'true' }, [2]],
    [{ new_item: 'true', used_item: 'true' }, [1, 2, 3]],
    [{ wholesale: 'true' }, [2]],
    [{ lowest_price: 'true' }, [3]],
    [{ installment: 'true' }, [1, 3]],
    [{ cc_installment: 'true' }, [1]],
    [{ non_cc_installment: 'true' }, [3]],
    [{ pre_order: 'true' }, [3]],
    [{ video: 'true' }, [1]],
    [{ original: 'true' }, [2]],
    [{ labels: '8,9' }, [1]],
    [{ shipping_options: '2' }, [1, 2]],
    [{ catalogue: '77' }, [1, 2]],
    [{ hashtag: '#Summer Sale' }, [1]],
    [{ collection: '5' }, [3]],
    [{ attribute_name: 'Material', attribute_value: 'Canvas' }, [2]],
    [{ attribute_value: 'Linen' }, []],
    [{ attribute: '3643441971' }, [2]],
    [{ attribute: '3643441971', attribute_value: 'Canvas' }, [2]],
    [{ attribute: '3643441971', attribute_value: 'Wool' }, []],
    [{ attribute: '1' }, []],
    [{ item_tags: '5,1302266092' }, [1]],
    [{ catalogues: '77,5' }, [1, 2]],
    [{ promotion: '1' }, []],
    [{ promotion: '1806040816' }, [2]],
    [{ promotion: '1605499221' }, [1, 2, 3]],
    [{ promotion: '464787431' }, []],
    [{ image_id: 'pack', candidate_box: '0,0,1,1' }, [3]],
    [{ category: '99' }, []],
  ])('%j', async (query, found) => {
    expect(ids(await search(query))).toEqual(found);
  });
});

/** @spec search-result-groups search-result-state */
describe('states', () => {
  it.each<[string, Record<string, string>, Partial<SearchAnswer>]>([
    ['censored', { keyword: 'Ivory box' }, { censored: true, total: 0 }],
    ['censored, of two words', { keyword: 'toy fire-arm' }, { censored: true }],
    ['a longer word is not censored', { keyword: 'ivoryish' }, { total: 0 }],
    [
      'nothing, and where else to look',
      { keyword: 'gramophone' },
      { total: 0, hints: ['mugs', 'running shoes'] },
    ],
    ['few results, and similar items', { keyword: 'shoes' }, { total: 2, hints: ['running shoes', 'mugs'] }],
    ['filters leave nothing', { keyword: 'shoes', pre_order: 'true' }, { total: 0, total_unfiltered: 2 }],
    ['quoted words that are apart', { keyword: '"shoes running"' }, { total: 0, unquoted: 'shoes running' }],
    ['only excluded words', { keyword: '-shoes' }, { total: 0, excludes_only: true }],
    ['only an excluded phrase', { keyword: '-"running shoes"' }, { total: 0, excludes_only: true }],
    ['corrected', { keyword: 'runing shoes' }, { corrected: 'running shoes', total: 1 }],
    ['words that items join', { keyword: 'back pack' }, { total: 1 }],
    [
      'split words, without a notice',
      { keyword: 'runningshoes' },
      { corrected: 'running shoes', hidden_correction: true },
    ],
    ['words left out', { keyword: 'gramophone shoes' }, { dropped: ['gramophone'], total: 2 }],
  ])('%s', async (_, query, answer) => {
    expect(await search(query)).toMatchObject(answer);
  });

  it.each(['gramophone -shoes', 'mug -shoes', '- -- -'])(
    'asks for no words to search for: %s',
    async (keyword) => {
      expect(await search({ keyword })).not.toHaveProperty('excludes_only');
    },
  );

  it.each([
    ['súng đồ chơi', true],
    ['sung', true],
    ['Bánh sừng bò', false],
    ['SÚNG', true],
  ])('compares accents: %s', async (keyword, censored) => {
    expect((await search({ keyword }, 'VN')).censored ?? false).toBe(censored);
  });

  it('censors words inside scripts without spaces', async () => {
    expect(await search({ keyword: 'กล่องงาช้างเก่า' }, 'TH')).toMatchObject({ censored: true });
  });

  it.each([
    ['the username', 'papaya.house', 3],
    ['the whole name', 'PAPAYA house', 3],
    ['the brand of an official shop', 'Lumora', 2],
    ['one word of a name', 'papaya', undefined],
    ['a thing', 'shoes', undefined],
  ])('finds the named shop: %s', async (_, keyword, shopid) => {
    expect((await search({ keyword })).shop_intention?.shopid).toBe(shopid);
  });
});

/** @spec search-sort-sales-distance */
it.each([
  [{ lat: '1.32', lon: '103.93' }, [1, 2, 3]],
  [{ lat: '1.33', lon: '103.74' }, [2, 1, 3]],
])('sorts by distance from %j, unknown locations last', async (from, found) => {
  const answer = await search({ sort_by: 'distance', order: 'desc', ...from });
  expect(answer.items.map(({ itemid }) => itemid)).toEqual(found);
});

describe('shops', () => {
  it.each([
    ['', [2, 3, 1], 3],
    ['pap', [3], 1],
    ['store lumora', [2], 1],
    ['!', [], 0],
    ['nobody', [], 0],
  ])('for %j', async (keyword, shopids, total) => {
    const { data } = await server.get<{ users: ShopBrief[]; total: number }>(
      'SG',
      `/api/v4/search/search_user?${new URLSearchParams({ keyword }).toString()}`,
    );
    expect([data.users.map(({ shopid }) => shopid), data.total]).toEqual([shopids, total]);
  });

  it('use keyset pagination', async () => {
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await server.get<{ users: ShopBrief[]; next?: string }>(
        'SG',
        `/api/v4/search/search_user?limit=1${cursor === undefined ? '' : `&cursor=${cursor}`}`,
      );
      seen.push(...data.users.map(({ shopid }) => shopid));
      cursor = data.next;
    } while (cursor);
    expect(seen).toEqual([2, 3, 1]);
  });
});

it('suggests popular searches, and only words that items have', async () => {
  for (let times = 0; times < 3; times += 1) {
    await search({ keyword: 'walking shoes' });
    await search({ keyword: 'zzz@example.com' });
  }
  const { data } = await server.get<{ suggestions: Suggestion[]; corrected?: string }>(
    'SG',
    '/api/v4/search/suggest?keyword=walk',
  );
  expect(data.suggestions.map(({ text }) => text)).toEqual(['walking shoes', 'Walking shoes']);
  const rows = await test.db.selectFrom('search_count').select('phrase').execute();
  expect(rows.filter(({ phrase }) => phrase.includes('example'))).toEqual([]);
});
