import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addItem, addShop, refreshCatalogues, insert } from '../testing/insert-catalogue.ts';
import { createKnownStrips } from './known-strips.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test;
  const add = (path: number[], picture: string) =>
    insert(db, 'category', {
      market: 'SG',
      catid: path.at(-1),
      parent_id: path.at(-2) ?? null,
      level: path.length,
      name: picture,
      path,
      picture: JSON.stringify({ id: picture, width: 1, height: 1 }),
    });
  await add([1], 'shoes');
  await add([2], 'food');
  await add([2, 21], 'fruit');
  await add([2, 22], 'bread');
  await addShop(db, 'SG', 1, { is_official_shop: true });
  await addShop(db, 'SG', 2, { is_mart: true });
  await addItem(db, 'SG', 1, { name: 'Shoe', catid: 1, cat_path: [1] });
  await addItem(db, 'SG', 2, { name: 'Pear', shopid: 2, catid: 21, cat_path: [2, 21] });
  await addItem(db, 'SG', 3, { name: 'Loaf', shopid: 2, catid: 22, cat_path: [2, 22] });
  await refreshCatalogues(db, 'SG');
});
afterAll(() => test.close());

it.each([
  ['the home page', 'SG', ['shoes', 'food'], true],
  ['the mall', 'SG', ['shoes'], true],
  ['the supermarket', 'SG', ['fruit', 'bread'], true],
  ['another order', 'SG', ['food', 'shoes'], false],
  ['a part', 'SG', ['food'], false],
  ['a repetition', 'SG', ['shoes', 'shoes'], false],
  ['another market', 'TH', ['shoes', 'food'], false],
])('recognises the strip of %s: %s', async (_name, market, ids, known) => {
  expect(await createKnownStrips({ db: test.db }, () => 0).has(market, ids)).toBe(known);
});

it('reloads the lists for an unknown strip, but not for each one', async () => {
  let now = 0;
  const strips = createKnownStrips({ db: test.db }, () => now);
  expect(await strips.has('SG', ['shoes'])).toBe(true);
  await test.db.updateTable('category').set({ position: -1 }).where('catid', '=', 2).execute();
  expect(await strips.has('SG', ['food', 'shoes'])).toBe(false);
  now = 10_000;
  expect(await strips.has('SG', ['food', 'shoes'])).toBe(true);
});
