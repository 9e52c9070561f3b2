// @vitest-environment happy-dom
import { aShop, anItemDetail, createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import type { ScreenDefinition } from '@pasar/screen-kit';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import buyerRatingScreen from './buyer-rating/buyer-rating-screen.ts';
import categoriesScreen from './categories/categories-screen.ts';
import followersScreen from './follows/followers-screen.ts';
import followingScreen from './follows/following-screen.ts';
import itemRatingScreen from './ratings/item-rating-screen.ts';
import shopRatingScreen from './ratings/shop-rating-screen.ts';
import shopSearchScreen from './shop-search/shop-search-screen.ts';
import { ratedBuyer, ratingSummary, shopAnswers } from './shop.examples.ts';

const pages = {
  'shop-rating': [shopRatingScreen, { shopId: 11 }],
  'shop-item-rating': [itemRatingScreen, { shopid: 11, itemid: 5 }],
  'shop-search': [shopSearchScreen, { shopId: 11 }],
  'shop-category': [categoriesScreen, { shopId: 11 }],
  'shop-followers': [followersScreen, { shopid: 11 }],
  'shop-following': [followingScreen, { shopid: 11 }],
  'buyer-rating': [buyerRatingScreen, { userid: 7 }],
} as const satisfies Record<string, readonly [ScreenDefinition, Readonly<Record<string, number>>]>;
type Page = keyof typeof pages;

const show = async (route: Page, query = '', changes: FakeAnswers = {}) => {
  const http = createFakeHttp({ ...shopAnswers, ...changes });
  const [definition, params] = pages[route];
  const input = { route, params, query };
  const view = await renderScreen(definition, {
    http,
    at: query ? `/page?${query}` : '/page',
    input,
    namespaces: [{ name: 'design-system', load: translations }],
  });
  const head = definition.head(view.store.getState(), input as never, view.context, (key) => key);
  return { ...view, http, head };
};

afterEach(cleanup);

it.each<[Page, string, string, string]>([
  ['shop-rating', '', 'Mat', '/Mat-i.11.5'],
  ['shop-rating', '', '5 ★ (2)', '/page?star=5'],
  ['shop-item-rating', '', 'Blue (3)', '/page?variation=Blue'],
  ['shop-category', '', 'Mats 7 products', '/shop/11/search?originalCategoryId=5'],
  ['shop-followers', '', 'Tikar', '/tikar'],
  ['shop-followers', '', 'Seller reviews', '/buyer/7/rating'],
  ['shop-following', '', 'Tikar', '/tikar'],
  ['buyer-rating', '', 'Visit Tikar', '/tikar'],
  ['shop-search', '', 'About', '/shop/11/details'],
])('%s %s: links %s to %s', async (page, query, name, path) => {
  await show(page, query);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
});

it.each<[Page, string, string, object]>([
  ['shop-rating', 'star=4', '/api/v4/shop/ratings', { shopid: 11, star: 4 }],
  ['shop-rating', 'variation=Blue', '/api/v4/shop/ratings', { shopid: 11 }],
  ['shop-item-rating', 'with=picture', '/api/v4/item/ratings', { shopid: 11, itemid: 5, with_picture: true }],
  [
    'shop-item-rating',
    'variation=Blue',
    '/api/v4/item/ratings',
    { shopid: 11, itemid: 5, variation: 'Blue' },
  ],
  ['shop-search', 'keyword=mat', '/api/v4/search/search_items', { shop: 11, keyword: 'mat' }],
  ['buyer-rating', '', '/api/v4/buyer/ratings', { userid: 7 }],
])('%s?%s calls %s', async (page, query, path, expected) => {
  const { http } = await show(page, query);
  expect(http.requests.find((request) => request.path === path)?.query).toEqual(expected);
});

it.each<Page>(['shop-search', 'shop-rating', 'shop-category'])(
  '%s says that the marketplace has closed the shop',
  async (page) => {
    const closed = () => ({ shop: aShop({ is_closed: true }), collections: [] });
    await show(page, '', { '/api/v4/shop/get': closed });
    expect(screen.getByText('This shop is closed')).toBeDefined();
    expect(screen.queryByRole('searchbox')).toBeNull();
  },
);

it.each<[Page, string, string]>([
  ['shop-rating', '/api/v4/shop/get', 'Shop not found'],
  ['shop-search', '/api/v4/shop/get', 'Shop not found'],
  ['shop-followers', '/api/v4/shop/get', 'Shop not found'],
  ['shop-item-rating', '/api/v4/item/get', 'Product not found'],
  ['buyer-rating', '/api/v4/buyer/ratings', 'Buyer not found'],
])('%s answers 404 for a missing subject', async (page, path, words) => {
  const { status, head } = await show(page, '', { [path]: () => refused(4, { status: 404 }) });
  expect([status, head.robots]).toEqual([404, 'noindex']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words);
});

it.each<[Page, FakeAnswers, string]>([
  [
    'shop-rating',
    { '/api/v4/item/rating_summary': () => ({ ...ratingSummary, rating_count: 0 }) },
    'No ratings yet',
  ],
  ['shop-rating', { '/api/v4/shop/ratings': () => ({ ratings: [] }) }, 'No matching reviews'],
  ['shop-followers', { '/api/v4/shop/followers': () => ({ total: 0, followers: [] }) }, 'No followers yet'],
  [
    'shop-following',
    { '/api/v4/shop/following': () => ({ total: 0, shops: [] }) },
    'This shop isn’t following anyone yet',
  ],
  [
    'shop-category',
    { '/api/v4/shop/categories': () => ({ items: [], has_more: false }) },
    'This shop has no products yet',
  ],
  [
    'buyer-rating',
    { '/api/v4/buyer/ratings': () => ({ ...ratedBuyer, rating_count: 0, ratings: [] }) },
    'No seller reviews yet',
  ],
])('%s has an empty state', async (page, changes, words) => {
  await show(page, '', changes);
  expect(screen.getByText(words)).toBeDefined();
});

it.each<[Page, string, object]>([
  ['shop-rating', '', { canonical: '/shop/11/rating' }],
  ['shop-rating', 'star=4', { canonical: '/shop/11/rating', robots: 'noindex, follow' }],
  ['shop-category', '', { canonical: '/shop/11/category' }],
  ['shop-followers', '', { canonical: '/shop/11/followers', robots: 'noindex, follow' }],
  ['buyer-rating', '', { canonical: '/buyer/7/rating', robots: 'noindex, follow' }],
])('%s?%s has its canonical URL and robots', async (page, query, expected) => {
  expect((await show(page, query)).head).toMatchObject(expected);
});

it('shows no picture of an adult item', async () => {
  const adult = { '/api/v4/item/get': () => anItemDetail({ is_adult: true }) };
  const { head, container } = await show('shop-item-rating', '', adult);
  expect([head.robots, head.image, container.querySelectorAll('img').length]).toEqual([
    'noindex',
    undefined,
    0,
  ]);
});

it('shows the category’s name as title', async () => {
  await show('shop-search', 'originalCategoryId=5');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mats');
});
