import type { CatalogueProduct, ItemDetail } from '@pasar/catalogue-contract';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCategory, addItem, addShop, insert, refreshCatalogues } from '../testing/insert-catalogue.ts';
import { serveCatalogue } from '../testing/serve-catalogue.ts';

let test: TestDatabase;
let server: Awaited<ReturnType<typeof serveCatalogue>>;

/** `catalogueid` is the product that the item is an offer of. */
const items = [
  { itemid: 1, shopid: 1, catalogueid: 77, price: 2000 },
  { itemid: 2, shopid: 2, catalogueid: 77, price: 3000 },
  { itemid: 3, shopid: 2, catalogueid: 77, price: 1000, stock: 0 },
  { itemid: 4, shopid: 1, catalogueid: 78, price: 1000 },
  { itemid: 5, shopid: 1, catalogueid: null, price: 1000 },
  { itemid: 6, shopid: 1, catalogueid: 80, price: 900, stock: 0 },
  { itemid: 7, shopid: 2, catalogueid: 80, price: 800, stock: 0 },
];

beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test;
  server = await serveCatalogue(db, 1_790_000_000_000);
  await addCategory(db, 'SG', [1], 'Shoes');
  for (const shopid of [1, 2]) await addShop(db, 'SG', shopid);
  for (const { itemid, ...values } of items)
    await addItem(db, 'SG', itemid, { name: `Shoes ${itemid}`, ...values });
  for (const catalogueid of [77, 78, 79, 80])
    await insert(db, 'catalogue_product', {
      market: 'SG',
      catalogueid,
      name: 'Lumora shoes',
      brand: 'Lumora',
    });
  await refreshCatalogues(db, 'SG');
}, 120_000);
afterAll(async () => {
  await server.close();
  await test.close();
});

const sgd = (amount: number) => ({ amount, currency: 'SGD' });

it('finds a catalogue product, with the lowest price of what is in stock', async () => {
  const url = '/api/v4/search/catalogue?catalogue=';
  const { data } = await server.get<{ catalogue: CatalogueProduct }>('SG', `${url}77`);
  expect(data.catalogue).toMatchObject({
    name: 'Lumora shoes',
    item_count: 3,
    shop_count: 2,
    price_min: sgd(2000),
    price_max: sgd(3000),
  });
  expect((await server.get('SG', `${url}79`)).error).toBe(4);
});

it.each([
  ['an offer among several', 2, 2, { catalogueid: 77, count: 3, price_min: sgd(2000) }],
  ['a sold-out offer', 3, 2, { catalogueid: 77, count: 3, price_min: sgd(2000) }],
  ['offers that are all sold out', 6, 1, { catalogueid: 80, count: 2, price_min: sgd(800) }],
  ['the only offer', 4, 1, undefined],
  ['an item of no product', 5, 1, undefined],
])('an item says its product’s offers: %s', async (_, itemid, shopid, offers) => {
  const { data } = await server.get<ItemDetail>('SG', `/api/v4/item/get?shopid=${shopid}&itemid=${itemid}`);
  expect(data.catalogue_offers).toEqual(offers);
});
