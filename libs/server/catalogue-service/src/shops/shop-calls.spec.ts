import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCategory, addItem, addShop, refreshCatalogues, insert } from '../testing/insert-catalogue.ts';
import { serveCatalogue } from '../testing/serve-catalogue.ts';

const now = 1_790_000_000_000;
let test: TestDatabase;
let server: Awaited<ReturnType<typeof serveCatalogue>>;

const rating = (ratingid: number, given: Record<string, unknown> = {}) =>
  insert(test.db, 'rating', {
    market: 'SG',
    shopid: 1,
    itemid: 1,
    ratingid,
    userid: 7,
    username: 'b***i',
    rating_star: 5,
    ctime: ratingid * 1000,
    ...given,
  });

beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test;
  server = await serveCatalogue(db, now);
  for (const path of [[1], [1, 11], [1, 12]]) await addCategory(db, 'SG', path, `Category ${path.at(-1)}`);
  await addShop(db, 'SG', 1);
  await addItem(db, 'SG', 1, { name: 'Kettle' });
  await addItem(db, 'SG', 2, { name: 'Pot', popularity: 4 });
  await addItem(db, 'SG', 3, { name: 'Lid', catid: 12, cat_path: [1, 12] });
  await refreshCatalogues(db, 'SG');
  const shot = JSON.stringify([{ id: 'spec', width: 1, height: 1 }]);
  await rating(1, { comment: 'Good', model_name: 'Blue', pictures: shot });
  await rating(2, { rating_star: 4, model_name: 'Red', comment: 'Fine' });
  const video = JSON.stringify({ id: 'spin', type: 'video/mp4', seconds: 9 });
  await rating(3, { rating_star: 2, itemid: 2, video });
  const account = { email: null, phone: null, password_hash: null, created_at: 0 };
  await insert(db, 'account', { userid: 7, username: 'budi', username_key: 'budi', ...account });
  for (const ratingid of [1, 2])
    await insert(db, 'buyer_rating', {
      ...{ user_id: 7, market: 'SG', shopid: 1, ratingid },
      ...{ rating_star: 3 + ratingid, comment: 'Pays at once', ctime: ratingid * 1000 },
    });
  const like = { user_id: 7, market: 'SG', shopid: 1 };
  await insert(db, 'item_like', { ...like, itemid: 1, liked_at: 1 });
  await insert(db, 'shop_follow', { ...like, followed_at: 1 });
});
afterAll(async () => {
  await server.close();
  await test.close();
});

const get = (url: string, user?: number) => server.get<never>('SG', `/api/v4/${url}`, user);

it("returns a shop's summary", async () => {
  expect((await get('shop/brief?shopid=1')).data).toMatchObject({ shopid: 1, item_count: 3 });
  expect((await get('shop/brief?shopid=9')).error).toBe(4);
});

it("lists a shop's published pages by their newest title", async () => {
  const version = {
    market: 'SG',
    language: '',
    description: '',
    html: '',
    components: '[]',
    indexable: true,
  };
  const shown = { ...version, pre_rendered: false, platforms: [4, 5], published_until: null };
  for (const [pageid, shopid] of [1, 1, 2].entries()) {
    const page = { pageid, shopid, kind: 'shop', page_url: `s${shopid}/p${pageid}`, template: '' };
    await insert(test.db, 'page', { market: 'SG', ...page });
  }
  const rows = [
    { pageid: 0, version: 1, title: 'Welcome', published_from: 0 },
    { pageid: 0, version: 2, title: 'Welcome back', published_from: now - 1 },
    { pageid: 0, version: 3, title: 'Not yet', published_from: now + 1 },
    { pageid: 1, version: 1, title: 'Over', published_from: 0, published_until: now },
    { pageid: 2, version: 1, title: 'Another shop', published_from: 0 },
  ];
  for (const row of rows) await insert(test.db, 'page_version', { ...shown, ...row });
  expect((await get('shop/get?shopid=1')).data).toHaveProperty('pages', [
    { page_url: 's1/p0', title: 'Welcome back' },
  ]);
});

it("returns a shop's response rate and time in chats once they are known", async () => {
  await addShop(test.db, 'SG', 2, { response_rate: 90, response_seconds: 1500 });
  const { shop } = (await get('shop/get?shopid=1')).data as { shop: object };
  expect(Object.keys(shop).filter((name) => name.startsWith('response'))).toEqual([]);
  expect((await get('shop/get?shopid=2')).data).toMatchObject({
    shop: { response_rate: 90, response_seconds: 1500 },
  });
});

/** @spec shop-categories */
it('lists a shop’s categories, the largest first, a page at a time', async () => {
  expect((await get('shop/categories?shopid=1&limit=1')).data).toMatchObject({
    items: [{ catid: 11, item_count: 2 }],
    has_more: true,
    next_offset: 1,
    all_products_cover: { id: 'spec' },
  });
  const last = (await get('shop/categories?shopid=1&limit=1&offset=1')).data;
  expect(last).toMatchObject({ items: [{ catid: 12, item_count: 1 }], has_more: false });
  expect(last).not.toHaveProperty('next_offset');
});

it.each([
  ['shop/ratings?shopid=1', [3, 2, 1]],
  ['shop/ratings?shopid=1&star=4', [2]],
  ['shop/ratings?shopid=1&with_comment=true', [2, 1]],
  ['shop/ratings?shopid=1&with_picture=true', [3, 1]],
  ['item/ratings?shopid=1&itemid=2&with_picture=true', [3]],
  ['item/ratings?shopid=1&itemid=1&variation=Blue', [1]],
  ['item/ratings?shopid=1&itemid=1&star=4&with_comment=true', [2]],
  ['buyer/ratings?userid=7', [2, 1]],
])('%s', async (url, expected) => {
  const { ratings } = (await get(url)).data as { ratings: { id: number }[] };
  expect(ratings.map(({ id }) => id)).toEqual(expected);
});

it.each(['shop/ratings?shopid=1', 'buyer/ratings?userid=7'])('%s is paginated', async (url) => {
  type Page = { ratings: { id: number }[]; next: string };
  const first: Page = (await get(`${url}&limit=1`)).data;
  const second: Page = (await get(`${url}&limit=1&cursor=${first.next}`)).data;
  expect((second.ratings[0]?.id ?? 9) < (first.ratings[0]?.id ?? 0)).toBe(true);
});

it('names the item of a shop’s rating, and summarises the ratings', async () => {
  expect((await get('shop/ratings?shopid=1&limit=1')).data).toMatchObject({
    ratings: [{ item: { itemid: 2, name: 'Pot' }, video: { id: 'spin', seconds: 9 } }],
  });
  expect((await get('item/get?shopid=1&itemid=2')).data).toMatchObject({ picture_count: 1 });
  expect((await get('item/rating_summary?shopid=1')).data).toEqual({
    rating_star: 3.7,
    rating_count: 3,
    rating_breakdown: [0, 1, 0, 1, 1],
    with_comment: 2,
    with_picture: 2,
    variations: [],
  });
  expect((await get('item/rating_summary?shopid=1&itemid=1')).data).toMatchObject({
    variations: [
      { name: 'Blue', count: 1 },
      { name: 'Red', count: 1 },
    ],
  });
  expect((await get('buyer/ratings?userid=7')).data).toMatchObject({ username: 'budi', rating_star: 4.5 });
  expect((await get('buyer/ratings?userid=8')).error).toBe(4);
});

it('returns likes and follows to a member, and none to an anonymous visitor', async () => {
  const [liked, followed] = ['item/get?shopid=1&itemid=1', 'shop/get?shopid=1'];
  expect((await get(liked, 7)).data).toMatchObject({ liked: true });
  expect((await get(liked)).data).toMatchObject({ liked: false });
  expect((await get(followed, 7)).data).toMatchObject({ shop: { followed: true } });
  expect((await get(followed)).data).toMatchObject({ shop: { followed: false } });
});
