import { hourMs } from '@pasar/durations';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byNewest, readCards } from './read-cards.ts';
import { addItem, addShop, insert } from './testing/insert-catalogue.ts';

const now = 1_790_000_000_000;

const labelled = {
  exclusive_price_label: 'Price only here',
  deep_discount_label: 'Half price',
  coin_earn_label: 'Earn 20 coins',
  groupbuy_label: 'Group buy',
  show_extra_commission: true,
  in_welcome_package: true,
};

let test: TestDatabase;
const announce = (itemid: number, starts_at: number) =>
  insert(test.db, 'flash_sale', {
    ...{ market: 'SG', shopid: 1, itemid, starts_at, ends_at: starts_at + hourMs },
    ...{ stock: 5, sold: 0, price: 500, per_user_limit: 1 },
  });

beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test;
  await addShop(db, 'SG', 1, { label_ids: [900] });
  await addItem(db, 'SG', 1, { name: 'Plain' });
  await addItem(db, 'SG', 2, { name: 'Labelled', ...labelled, label_ids: [7] });
  await addItem(db, 'SG', 3, { name: 'On sale in an hour' });
  await addItem(db, 'SG', 4, { name: 'On sale in two days' });
  await addItem(db, 'SG', 5, { name: 'On sale now' });
  await announce(3, now + hourMs);
  await announce(3, now + 2 * hourMs);
  await announce(4, now + 48 * hourMs);
  await announce(5, now);
});
afterAll(() => test.close());

const card = async (itemid: number) => {
  const page = await readCards(test, { market: 'SG', now }, { where: [], sorting: byNewest, limit: 10 });
  return page.items.find((item) => item.itemid === itemid);
};

it('describes an item’s labels in the shop’s words, independent of the shopper', async () => {
  const item = await card(2);
  expect(item).toMatchObject({
    exclusive_price_info: { exclusive_price_results: [{ label: 'Price only here' }] },
    deep_discount_label: 'Half price',
    coin_earn_label: 'Earn 20 coins',
    groupbuy_label: 'Group buy',
    show_extra_commission: true,
  });
  expect(Object.keys(item ?? {}).filter((field) => /welcome|relationship/.test(field))).toEqual([]);
});

it('omits the field of an absent label', async () => {
  const absent = Object.keys(labelled).map((column) => column.replace('price_label', 'price_info'));
  expect(Object.keys((await card(1)) ?? {}).filter((field) => absent.includes(field))).toEqual([]);
});

/** @spec badge-wholesale badge-installments */
it.each([
  ['an item without a sale', 1, undefined],
  ['the next of an item’s sales', 3, { starts_at: now + hourMs }],
  ['a sale more than a day away', 4, undefined],
  ['a running sale', 5, undefined],
])('announces: %s', async (_, itemid, preview) => {
  expect((await card(itemid))?.preview_info).toEqual(preview);
});

/** @spec amb-official-flag-duplicate */
it.each([
  ['its shop’s label if it has none', 1, [900]],
  ['its own', 2, [7]],
])('labels an item with %s', async (_, itemid, labels) => {
  expect((await card(itemid))?.label_ids).toEqual(labels);
});
