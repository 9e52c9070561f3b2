import { expect, it } from 'vitest';
import { ids, setUpListStore } from '../testing/list-store.ts';

const { ask, get } = setUpListStore();

it.each([
  ['daily-discover', [7, 6, 5, 4, 3, 2, 1]],
  ['popular-products', [7, 6, 5, 4, 3, 2, 1]],
  ['top-products', [1, 2, 3, 4, 5, 6, 7]],
  ['top-products&category=11', [1, 2, 3]],
  ['collection&id=70', [2, 1]],
  ['campaign&id=81', [2, 1]],
  ['campaign&id=82', []],
  ['hashtag&tag=Kopi', [6, 5]],
  ['brand-list', [9, 7, 6, 5, 4, 3, 2, 1]],
  ['brand-list&brand=kayu', [2, 1]],
  ['brand-list&attribute=Riau', [1]],
  ['bundle-deal&shop=3&id=90', [7, 5]],
  ['add-on-deal&shop=3&id=91', [7]],
  ['mall', [7, 6, 5, 4, 3]],
  ['mall-just-for-you&category=2', [7, 6, 5, 4]],
  ['mall-popular', [3, 4, 5, 6, 7]],
  ['supermarket', [7, 6, 5]],
  ['supermarket-deals', [6, 5]],
  ['supermarket-bundle-deals', [5]],
  ['supermarket-add-on-deals', [6]],
  ['supermarket-recommendation', [5, 6, 7]],
])('%s', async (list, expected) => {
  expect(ids(await get(`list/items?list=${list}`))).toEqual(expected);
});

it.each([
  ['mall', { 2: 4, 1: 1, 21: 4, 11: 1 }],
  ['supermarket', { 2: 3, 21: 3 }],
])('counts the categories of the %s, parents first', async (section, expected) => {
  const { categories } = await get<{ categories: { catid: number; level: number; item_count: number }[] }>(
    `${section}/categories`,
  );
  expect(Object.fromEntries(categories.map(({ catid, item_count }) => [catid, item_count]))).toEqual(
    expected,
  );
  const levels = categories.map(({ level }) => level);
  expect(levels).toEqual(levels.toSorted());
});

it('continues where a page ended, without repeating or skipping items', async () => {
  const first = await get('list/items?list=supermarket-deals&limit=1');
  const second = await get(`list/items?list=supermarket-deals&limit=1&cursor=${first.next}`);
  expect([ids(first), ids(second), second.next]).toEqual([[6], [5], undefined]);
});

it.each([['collection'], ['hashtag'], ['bundle-deal&id=1'], ['nothing']])(
  'a list of %s reports a missing filter',
  async (list) => {
    expect((await ask(`list/items?list=${list}`)).error).toBe(1);
  },
);

it('returns items’ cards in the requested order', async () => {
  expect(ids(await get('item/batch?items=3.7,1.99,1.1,3.5'))).toEqual([7, 1, 5]);
});

it('returns hashtags, and the filters of a list', async () => {
  expect(await get('collection/hashtag?tag=KOPI')).toEqual({
    tag: 'kopi',
    tagid: 29961532,
    item_count: 2,
    related: ['pagi'],
  });
  expect((await ask('collection/hashtag?tag=teh')).error).toBe(4);
  expect(await get('list/guide')).toMatchObject({
    brands: [{ name: 'Kayu', item_count: 3 - 1 }],
    categories: [{ catid: 1 }, { catid: 2 }],
    attributes: [{ name: 'Riau', item_count: 1 }],
  });
  expect(await get('list/guide?category=1')).toMatchObject({ categories: [{ catid: 11 }] });
  expect(await get('list/guide?brand=kayu')).toMatchObject({ categories: [{ catid: 1, item_count: 2 }] });
});
