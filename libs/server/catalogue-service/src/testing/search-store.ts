import type { SearchAnswer, Suggestion } from '@pasar/catalogue-contract';
import { createTestDatabase } from '@pasar/test-database';
import { addCategory, addItem, addShop, refreshCatalogues, insert } from './insert-catalogue.ts';
import { serveCatalogue } from './serve-catalogue.ts';

/** The time at which the store answers. */
export const now = 1_790_000_000_000;

/** Starts a store with a few products in five markets; `close` ends it. */
export async function createSearchStore() {
  const test = await createTestDatabase();
  const { db } = test;
  const server = await serveCatalogue(db, now);
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
  return {
    db,
    get: server.get,
    search: async (market: string, query: Record<string, string>): Promise<SearchAnswer> => {
      const path = `/api/v4/search/search_items?${new URLSearchParams(query).toString()}`;
      return (await server.get<SearchAnswer>(market, path)).data;
    },
    suggest: async (market: string, keyword: string): Promise<readonly Suggestion[]> => {
      const path = `/api/v4/search/suggest?keyword=${encodeURIComponent(keyword)}`;
      return (await server.get<{ suggestions: Suggestion[] }>(market, path)).data.suggestions;
    },
    close: async (): Promise<void> => {
      await server.close();
      await test.close();
    },
  };
}

export const ids = ({ items }: SearchAnswer): number[] => items.map(({ itemid }) => itemid);
