import type { ItemCard, ListedShopDeal, ShopDeal } from '@pasar/catalogue-contract';
import { hourMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addItem, addShop } from '../testing/insert-catalogue.ts';
import { serveCatalogue } from '../testing/serve-catalogue.ts';
import { refreshDealCards } from './refresh-deal-cards.ts';

const now = 1_790_000_000_000;
const [seller, rival, stranger] = [9001, 9002, 5];
let store: TestDatabase;
let server: Awaited<ReturnType<typeof serveCatalogue>>;

beforeAll(async () => {
  store = await createTestDatabase();
  await addShop(store.db, 'SG', 1);
  await addShop(store.db, 'SG', 2);
  for (const itemid of [11, 12, 13]) await addItem(store.db, 'SG', itemid, { name: `Basket ${itemid}` });
  await addItem(store.db, 'SG', 22, { shopid: 2, name: 'Mat' });
  server = await serveCatalogue(store.db, now);
});
afterAll(async () => {
  await server.close();
  await store.close();
});
beforeEach(async () => {
  await store.db.deleteFrom('bundle_deal').execute();
  await store.db.deleteFrom('add_on_deal').execute();
  await store.db
    .updateTable('item')
    .set({ bundle_deal_label: null, add_on_deal_label: null, add_on_deal_sub_type: null })
    .execute();
});

const period = { starts_at: now - hourMs, ends_at: now + hourMs };
const bundle = {
  kind: 'bundle',
  name: ' Two\tbaskets ',
  min_quantity: 2,
  percent_off: 15,
  itemids: [11, 12],
};
const sub = { itemid: 13, price: 700, per_main: 2 };
const addOn = { kind: 'add-on', name: 'Lid', itemids: [11], subs: [sub] };

const path = (call: string) => `/api/v4/seller/deal/${call}`;
const save = (given: object, user = seller) =>
  server.post<ShopDeal>('SG', path('save'), user, { ...period, ...given });
const detail = (dealid: number, user = seller) =>
  server.get<ShopDeal>('SG', path(`detail?dealid=${dealid}`), user);
const list = async (query: string, user = seller) =>
  (await server.get<{ deals: ListedShopDeal[]; next?: string }>('SG', path(`list?phase=${query}`), user))
    .data;
const end = (body: object, user = seller) =>
  server.post<{ is_deleted: boolean }>('SG', path('end'), user, body);
const cardOf = async (itemid: number) => {
  const { data } = await server.get<{ items: ItemCard[] }>('SG', `/api/v4/item/batch?items=1.${itemid}`);
  return data.items[0];
};

it('a bundle is listed, shown on the product’s page and on its card', async () => {
  const { data } = await save(bundle);
  expect(data).toMatchObject({
    ...{ kind: 'bundle', name: 'Two baskets', label: 'Any 2, save 15%', min_quantity: 2, percent_off: 15 },
    ...{ revision: 0, phase: 'running', starts_at: now, subs: [] },
    items: [
      { itemid: 11, title: 'Basket 11', usual_price: { amount: 1000 } },
      { itemid: 12, title: 'Basket 12' },
    ],
  });
  expect((await list('running')).deals).toMatchObject([{ dealid: data.dealid, item_count: 2, sub_count: 0 }]);
  const deals = await server.get('SG', '/api/v4/item/deals?shopid=1&itemid=11');
  expect(deals.data).toMatchObject({
    bundle_deals: [{ dealid: data.dealid, min_quantity: 2, percent_off: 15, label: 'Any 2, save 15%' }],
  });
  expect((await cardOf(11))?.bundle_deal_info).toEqual({ bundle_deal_label: 'Any 2, save 15%' });
});

it('an add-on deal has prices and limits; a gift has neither price nor label on its card', async () => {
  const { data } = await save(addOn);
  expect(data.subs).toMatchObject([{ itemid: 13, price: { amount: 700 }, per_main: 2 }]);
  const deals = await server.get('SG', '/api/v4/item/deals?shopid=1&itemid=11');
  expect(deals.data).toMatchObject({
    add_on_deals: [{ sub_type: 0, sub_items: [{ add_on_price: { amount: 700 }, limit: 2 }] }],
  });
  expect((await cardOf(11))?.add_on_deal_info).toEqual({ add_on_deal_label: 'Add-on deal', sub_type: 0 });
  await save({ kind: 'gift', name: 'Gift', itemids: [12], subs: [{ itemid: 13, price: 0, per_main: 1 }] });
  expect((await cardOf(12))?.add_on_deal_info).toEqual({ add_on_deal_label: '', sub_type: 1 });
});

it.each([
  ['an end before the start', { ...bundle, ends_at: now - 2 * hourMs }, 'ends_at: before-start.'],
  ['too large a percentage', { ...bundle, percent_off: 95 }, 'percent_off: invalid.'],
  ['a bundle of one', { ...bundle, min_quantity: 1 }, 'min_quantity: invalid.'],
  ['a bundle with add-ons', { ...bundle, subs: [sub] }, 'kind: terms of another kind.'],
  ['the usual price', { ...addOn, subs: [{ ...sub, price: 1000 }] }, 'subs: not-below-price (product 13).'],
  ['an add-on for nothing', { ...addOn, subs: [{ ...sub, price: 0 }] }, 'subs: price (product 13).'],
  [
    'the main product as an add-on',
    { ...addOn, subs: [{ ...sub, itemid: 11 }] },
    'subs: is-main (product 11).',
  ],
  ['an add-on twice', { ...addOn, subs: [sub, sub] }, 'subs: a product twice.'],
  [
    'another shop’s product',
    { ...bundle, itemids: [11, 22] },
    'itemids: a product that is not of this shop.',
  ],
  [
    'another shop’s add-on',
    { ...addOn, subs: [{ ...sub, itemid: 22 }] },
    'itemids: a product that is not of this shop.',
  ],
])('refuses %s', async (_, deal, reason) => {
  const answer = await save(deal);
  expect([answer.error, answer.detail]).toEqual([errorCodes.PARAM, reason]);
  expect((await list('running')).deals).toEqual([]);
});

it('a product is in one bundle at a time, and the main product of one deal', async () => {
  const first = await save(bundle);
  const other = { ...bundle, itemids: [12, 13] };
  const answer = await save(other);
  expect(answer.error).toBe(errorCodes.DEAL_OVERLAP);
  expect(answer.detail).toContain('product 12 is in "Two baskets"');
  expect((await save({ ...other, starts_at: now + hourMs, ends_at: now + 2 * hourMs })).error).toBe(0);
  expect((await save(addOn)).error).toBe(0);
  expect((await save({ ...addOn, kind: 'gift', subs: [{ ...sub, price: 0 }] })).error).toBe(
    errorCodes.DEAL_OVERLAP,
  );
  const longer = { ...bundle, dealid: first.data.dealid, revision: 0, ends_at: now + 2 * hourMs };
  expect((await save(longer)).error).toBe(errorCodes.DEAL_OVERLAP);
  expect((await save({ ...longer, itemids: [11] })).error).toBe(0);
  expect((await cardOf(12))?.bundle_deal_info).toBeUndefined();
});

it('of two deals saved at once for a product one remains', async () => {
  const both = await Promise.all([save(bundle), save({ ...bundle, percent_off: 20 })]);
  expect(both.map(({ error }) => error).sort()).toEqual([0, errorCodes.DEAL_OVERLAP]);
});

it('of two changes of one revision one is stored', async () => {
  const { dealid } = (await save(bundle)).data;
  const changes = [10, 20].map((percent_off) => save({ ...bundle, dealid, revision: 0, percent_off }));
  expect((await Promise.all(changes)).map(({ error }) => error).sort()).toEqual([0, errorCodes.DEAL_CHANGED]);
  expect((await detail(dealid)).data.revision).toBe(1);
});

it('a running deal keeps its start and its kind; an upcoming one changes', async () => {
  const { dealid } = (await save(bundle)).data;
  const later = { ...bundle, dealid, revision: 0, starts_at: now + 10, percent_off: 20 };
  expect((await save(later)).data).toMatchObject({ starts_at: now, label: 'Any 2, save 20%', revision: 1 });
  expect((await save({ ...addOn, dealid, revision: 1 })).detail).toBe(
    'kind: that of an existing deal is fixed.',
  );
  const upcoming = (await save({ ...bundle, itemids: [13], starts_at: now + 10 })).data;
  const change = { ...bundle, itemids: [13], dealid: upcoming.dealid, revision: 0, starts_at: now + 20 };
  expect((await save(change)).data.starts_at).toBe(now + 20);
});

it('a running deal ends, an upcoming one is deleted, an ended one stays as it is', async () => {
  const { dealid } = (await save(bundle)).data;
  expect((await end({ dealid, revision: 3 })).error).toBe(errorCodes.DEAL_CHANGED);
  expect((await end({ dealid, revision: 0 })).data).toEqual({ dealid, is_deleted: false });
  expect((await cardOf(11))?.bundle_deal_info).toBeUndefined();
  expect((await list('ended')).deals).toMatchObject([{ dealid, phase: 'ended' }]);
  expect((await save({ ...bundle, dealid, revision: 1 })).error).toBe(errorCodes.EXPIRED);
  const upcoming = (await save({ ...bundle, starts_at: now + 10 })).data;
  expect((await end({ dealid: upcoming.dealid, revision: 0 })).data.is_deleted).toBe(true);
  expect((await detail(upcoming.dealid)).error).toBe(errorCodes.NOT_FOUND);
});

it('another shop neither sees nor changes a deal', async () => {
  const { dealid } = (await save(bundle)).data;
  for (const user of [rival, stranger]) {
    const answers = [
      await detail(dealid, user),
      await save({ ...bundle, dealid, revision: 0 }, user),
      await end({ dealid, revision: 0 }, user),
    ];
    expect(answers.map(({ error }) => error)).toEqual(Array(3).fill(errorCodes.NOT_FOUND));
  }
  expect((await list('running', rival)).deals).toEqual([]);
  expect((await detail(dealid)).data.revision).toBe(0);
});

it('cards follow deals that start and end by themselves', async () => {
  await save({ ...bundle, starts_at: now + 10 });
  await save({ ...addOn, itemids: [13], subs: [{ ...sub, itemid: 12 }] });
  const labels = async () => [
    (await cardOf(11))?.bundle_deal_info?.bundle_deal_label,
    (await cardOf(13))?.add_on_deal_info?.add_on_deal_label,
  ];
  expect(await labels()).toEqual([undefined, 'Add-on deal']);
  await Promise.all([refreshDealCards(store.db, now + 10), refreshDealCards(store.db, now + 10)]);
  expect(await labels()).toEqual(['Any 2, save 15%', 'Add-on deal']);
  await refreshDealCards(store.db, now + hourMs);
  expect(await labels()).toEqual([undefined, undefined]);
});

it('lists page by page', async () => {
  for (let at = 0; at < 21; at += 1) {
    const from = now + 1000 * (at + 1);
    await save({ ...bundle, starts_at: from, ends_at: from + 1000 });
  }
  const first = await list('upcoming');
  const rest = await list(`upcoming&cursor=${first.next}`);
  const ends = [...first.deals, ...rest.deals].map(({ ends_at }) => ends_at);
  expect(ends).toEqual(ends.toSorted((one, other) => one - other));
  expect([first.deals.length, rest.deals.length, rest.next]).toEqual([20, 1, undefined]);
});
