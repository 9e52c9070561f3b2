import { minuteMs } from '@pasar/durations';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll } from 'vitest';
import { addCategory, addItem, addShop, insert, refreshCatalogues } from './insert-catalogue.ts';
import { serveCatalogue } from './serve-catalogue.ts';

type Server = Awaited<ReturnType<typeof serveCatalogue>>;

/** The time of the calls. */
export const now = 1_790_000_000_000;

/** Sets up a catalogue of three shops and six items in SG, with a running flash sale, vouchers and ratings. */
export function setUpCatalogue() {
  let test: TestDatabase;

  let server: Server;

  const rating = (ratingid: number, given: Record<string, unknown> = {}) =>
    insert(test.db, 'rating', {
      market: 'SG',
      shopid: 1,
      itemid: 1,
      ratingid,
      userid: 7,
      username: 'b***i',
      rating_star: 5,
      ctime: ratingid,
      ...given,
    });

  beforeAll(async () => {
    test = await createTestDatabase();
    const { db } = test;
    server = await serveCatalogue(db, now);
    await addCategory(db, 'SG', [1, 11], 'Trainers');
    await addCategory(db, 'SG', [1], 'Shoes');
    await addShop(db, 'SG', 1, { username: 'Sunday.Finds', ctime: 1_500_000_000_999 });
    await addShop(db, 'SG', 2, { is_official_shop: true, tagline: 'New every week' });
    await addShop(db, 'SG', 3, { is_mart: true });
    const tiers = JSON.stringify([{ name: 'Colour', options: ['Blue', 'Red'], pictures: [] }]);
    await addItem(db, 'SG', 1, {
      name: 'Running shoes',
      model_count: 2,
      tier_variations: tiers,
      collection_ids: [5],
      popularity: 3,
    });
    for (const [index, stock] of [4, 6].entries())
      await insert(db, 'model', {
        market: 'SG',
        shopid: 1,
        itemid: 1,
        modelid: 100 + index,
        name: index ? 'Red' : 'Blue',
        tier_index: [index],
        price: 1000 + index,
        stock,
        mpn: index ? 'R-2' : null,
      });
    for (const tag of ['trainers', 'gift'])
      await insert(db, 'item_tag', { market: 'SG', tag, shopid: 1, itemid: 1 });
    await addItem(db, 'SG', 2, {
      ...{ name: 'Walking shoes', popularity: 9 },
      ...{ gtin: '4006381333931', sku: 'W-1', condition: 'refurbished', gender: 'female' },
    });
    await addItem(db, 'SG', 3, { name: 'Sandals', shopid: 2, stock: 0, popularity: 99 });
    await addItem(db, 'SG', 4, { name: 'Beer', shopid: 3, catid: 1, cat_path: [1], is_adult: true });
    await addItem(db, 'SG', 5, { name: 'Bread', shopid: 3, catid: 1, cat_path: [1] });
    await addItem(db, 'SG', 6, { name: 'Removed', status: 0 });
    await insert(db, 'shop_collection', { market: 'SG', shopid: 1, collectionid: 5, name: 'Best sellers' });
    await insert(db, 'shop_collection', { market: 'SG', shopid: 1, collectionid: 6, name: 'Nothing' });
    await insert(db, 'flash_sale', {
      market: 'SG',
      shopid: 1,
      itemid: 2,
      starts_at: now - 5,
      ends_at: now + minuteMs,
      stock: 9,
      sold: 4,
      price: 900,
    });
    const voucher = {
      market: 'SG',
      shopid: 1,
      kind: 'percentage',
      value: 10,
      min_spend: 500,
      currency: 'SGD',
      label: '10% off',
    };
    await insert(db, 'voucher', { ...voucher, code: 'GOOD', starts_at: 0, ends_at: now + 1, uses_left: 1 });
    await insert(db, 'voucher', { ...voucher, code: 'OVER', starts_at: 0, ends_at: now, uses_left: 1 });
    await insert(db, 'voucher', { ...voucher, code: 'USED', starts_at: 0, ends_at: now + 1, uses_left: 0 });
    await rating(1, { comment: 'Good', rating_star: 4 });
    await rating(2);
    await rating(3, {
      comment: 'Look',
      pictures: '[{"id":"spec","width":1,"height":1}]',
      seller_reply: 'Thanks',
    });
    await refreshCatalogues(db, 'SG');
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await test.close();
  });

  const get: Server['get'] = (...request) => server.get(...request);
  return { get, readDb: () => test.db };
}
