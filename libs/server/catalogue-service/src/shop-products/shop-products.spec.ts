import type { SearchAnswer } from '@pasar/catalogue-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { expect, it } from 'vitest';
import { basket, rival, stranger, setUpShopProducts } from '../testing/set-up-shop-products.ts';

const { save, list, detail, publish, search, item, count, server } = setUpShopProducts();

it.each([
  [9_999, false],
  [10_000, true],
])('a product for %i cents may be paid in instalments: %s', async (price, expected) => {
  const models = [{ ...basket.models[0], price }];
  const { itemid } = (await save({ title: `Chair for ${price}`, models })).data;
  expect((await item(itemid)).data.is_cc_installment_payment_eligible).toBe(expected);
});

it('a new product is listed, found, counted and shown; an edited one is found by its new words', async () => {
  const before = await count(11);
  const { data } = await save({ title: 'Wicker hamper' });
  expect(data).toMatchObject({ title: 'Wicker hamper', revision: 0, is_published: true });
  expect((await list()).data.products[0]).toMatchObject({ itemid: data.itemid, stock: 5, sold: 0 });
  expect(await search('hamper')).toEqual([data.itemid]);
  expect((await item(data.itemid)).data).toMatchObject({ name: 'Wicker hamper', price: { amount: 1250 } });
  expect(await count(11)).toBe(before + 1);
  await save({ itemid: data.itemid, revision: 0, title: 'Cane trunk', catid: 2 });
  expect(await search('hamper')).toEqual([]);
  expect(await search('trunk')).toEqual([data.itemid]);
  expect([await count(11), await count(2)]).toEqual([before, 1]);
});

it('a search by picture finds a product by its new cover alone', async () => {
  const { itemid, pictures } = (await save()).data;
  const added = (await save({ itemid, revision: 0, pictures: ['p2'] })).data.pictures;
  const find = async (id = '') =>
    (await server().get<SearchAnswer>('SG', `/api/v4/search/search_items?image_id=${id}`)).data.items.map(
      (card) => card.itemid,
    );
  expect(await find(pictures[0]?.id)).not.toContain(itemid);
  expect(await find(added[0]?.id)).toEqual([itemid]);
});

it('a hidden product disappears from the store and can be shown again', async () => {
  const { itemid } = (await save({ title: 'Seagrass mat' })).data;
  const hidden = await publish({ itemid, revision: 0, is_published: false });
  expect(hidden.data).toMatchObject({ revision: 1, is_published: false });
  expect(await search('seagrass')).toEqual([]);
  expect((await item(itemid)).status).toBe(404);
  expect((await list('?state=unpublished')).data.products.map((each) => each.itemid)).toContain(itemid);
  await publish({ itemid, revision: 1, is_published: true });
  expect(await search('seagrass')).toEqual([itemid]);
});

it('a draft without a picture is saved but cannot be published', async () => {
  const { itemid } = (await save({ pictures: [], is_published: false })).data;
  expect((await publish({ itemid, revision: 0, is_published: true })).error).toBe(errorCodes.PARAM);
  expect((await save({ pictures: [] })).error).toBe(errorCodes.PARAM);
});

it.each([
  ['another shop’s seller', rival],
  ['a member without a shop', stranger],
])('%s can neither see nor change a shop’s product', async (_, user) => {
  const { itemid } = (await save()).data;
  const answers = [
    await detail(itemid, user),
    await save({ itemid, revision: 0 }, user),
    await publish({ itemid, revision: 0, is_published: false }, user),
  ];
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => errorCodes.NOT_FOUND));
  expect((await detail(itemid)).data.revision).toBe(0);
});

it.each([
  ['a title of blanks', { title: '  ' }],
  ['an unknown category', { catid: 999 }],
  ['a price of nothing', { models: [{ tier_index: [], price: 0, stock: 1, seen_stock: 0 }] }],
  [
    'another product’s model',
    { models: [{ modelid: 4, tier_index: [], price: 100, stock: 1, seen_stock: 0 }] },
  ],
  ['a choice without models', { tiers: [{ name: 'Size', options: ['S'] }] }],
])('%s is rejected', async (_, given) => {
  const before = (await list()).data.products.length;
  expect((await save(given)).error).toBe(errorCodes.PARAM);
  expect((await list()).data.products).toHaveLength(before);
});

it('the list continues where a page ended, can be searched by title, and treats % literally', async () => {
  for (let made = 0; made < 22; made += 1) await save({ title: `Stool ${made}` });
  const first = (await list('?keyword=stool')).data;
  const second = (await list(`?keyword=stool&cursor=${first.next}`)).data;
  expect([first.products.length, second.products.length, second.next]).toEqual([20, 2, undefined]);
  expect((await list('?keyword=%25')).data.products).toEqual([]);
  expect((await list('', rival)).data.products).toEqual([]);
  expect((await list('', stranger)).error).toBe(errorCodes.NOT_FOUND);
});

it.each([
  ['of control and format characters', { title: '\u0001\u200b\u202e' }],
  ['with only invisible options', { tiers: [{ name: 'Colour', options: ['\u200b'] }] }],
])('refuses names %s', async (_, changes) => {
  expect(await save(changes)).toMatchObject({ status: 400, error: errorCodes.PARAM });
});

it('stores names on one line', async () => {
  const { data } = await save({ title: 'Two\nlines\u202e  of title' });
  expect(data.title).toBe('Two lines of title');
});
