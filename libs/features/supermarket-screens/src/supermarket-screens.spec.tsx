// @vitest-environment happy-dom
import { aCategoryTree, aSearchAnswer, createFakeHttp, refused, someItemCards } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import type { RenderScreenOptions } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { translations as layoutTexts } from '@pasar/layout';
import type { ScreenDefinition } from '@pasar/screen-kit';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import allProductsScreen from './all-products/all-products-screen.ts';
import buyAgainScreen from './buy-again/buy-again-screen.ts';
import categoryScreen from './category/category-screen.ts';
import flashSaleScreen from './flash-sale/flash-sale-screen.ts';
import homeScreen from './home/home-screen.ts';
import itemListScreen from './item-list/item-list-screen.ts';
import { aMartVoucher, aSupermarketHome, now, saleItems, saleSession } from './supermarket.examples.ts';
import vouchersScreen from './vouchers/vouchers-screen.ts';

const front = aSupermarketHome({ banners: [] });
const voucher = aMartVoucher();

type ShowOptions = Pick<RenderScreenOptions, 'input' | 'at'> & { readonly answers?: FakeAnswers };

const show = async (definition: ScreenDefinition, { input, at, answers = {} }: ShowOptions) => {
  const http = createFakeHttp({
    '/api/v4/supermarket/home': () => front,
    '/api/v4/supermarket/categories': () => ({ categories: aCategoryTree() }),
    '/api/v4/list/items': () => ({ items: someItemCards(3, 301) }),
    '/api/v4/list/buy_again': () => ({ items: [] }),
    '/api/v4/search/search_items': () => aSearchAnswer({ items: someItemCards(9), total: 9 }),
    '/api/v4/voucher/list': () => ({ vouchers: [voucher] }),
    '/api/v4/flash_sale/sessions': () => ({
      server_time: now,
      sessions: [{ ...saleSession, ongoing: true, item_count: 1 }],
    }),
    '/api/v4/flash_sale/items': () => ({ server_time: now, items: saleItems.slice(0, 1) }),
    '/api/v4/account/basic/get_account_info': () => refused(19, { status: 401 }),
    '/api/v4/voucher/claim': () => refused(19, { status: 401 }),
    ...answers,
  });
  const namespaces = [
    { name: 'design-system', load: translations },
    { name: 'layout', load: layoutTexts },
  ];
  const view = await renderScreen(definition, { http, at, input, namespaces });
  const readQuery = (path: string) => http.requests.find((request) => request.path === path)?.query;
  return { ...view, readQuery };
};

const readHref = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');

afterEach(cleanup);

it('shows its non-empty sections in order', async () => {
  await show(homeScreen, { input: { route: 'supermarket', params: {}, query: '' }, at: '/supermarket' });
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Categories',
    'Vouchers',
    'Deals',
    'Add-on deals',
    'Supermarkets',
    'Home',
    'All products',
  ]);
});

describe('a category', () => {
  const input = {
    route: 'supermarket-category-l2',
    params: { categoryName: 'Storage', categoryId: 1, subCategoryId: 2 },
    query: '',
  } as const;

  it('shows items of supermarkets and subcategories', async () => {
    const { readQuery } = await show(categoryScreen, { input, at: '/supermarket/Storage-cat.1.2' });
    expect(readQuery('/api/v4/search/search_items')).toEqual({ category: 2, mart: true });
    expect(readHref('Baskets')).toBe('/supermarket/Baskets-cat.1.2.3');
  });

  it('answers 404 with a link when it does not exist', async () => {
    const gone = { ...input, params: { ...input.params, subCategoryId: 99 } };
    const { status } = await show(categoryScreen, { input: gone, at: '/supermarket/Storage-cat.1.99' });
    expect(status).toBe(404);
    expect(readHref('Go to Supermarket')).toBe('/supermarket');
  });
});

it.each([
  ['supermarket-deals', 'Deals'],
  ['supermarket-bundle-deals', 'Bundle deals'],
  ['supermarket-add-on-deals', 'Add-on deals'],
  ['supermarket-recommendation', 'Recommended'],
] as const)('%s has its own list', async (route, title) => {
  const path = `/supermarket/${route.slice('supermarket-'.length)}`;
  const { readQuery } = await show(itemListScreen, {
    input: { route, params: {}, query: 'category=4' },
    at: `${path}?category=4`,
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(readQuery('/api/v4/list/items')).toEqual({ list: route, category: 4 });
  expect(readHref('All')).toBe(path);
});

it('search stays in the supermarket', async () => {
  const input = { route: 'supermarket-all-products', params: {}, query: 'keyword=mat' } as const;
  const { readQuery, address } = await show(allProductsScreen, {
    input,
    at: '/supermarket/all-products?keyword=mat',
  });
  expect(readQuery('/api/v4/search/search_items')).toEqual({ keyword: 'mat', mart: true });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search Supermarket' }), {
    target: { value: 'egg' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(address()).toBe('/supermarket/all-products?keyword=egg'));
});

it('a visitor who claims a voucher signs in first, and returns', async () => {
  const input = { route: 'supermarket-vouchers', params: {}, query: '' } as const;
  const { readQuery, address } = await show(vouchersScreen, { input, at: '/supermarket/vouchers' });
  expect(readQuery('/api/v4/voucher/list')).toEqual({ scope: 'mart' });
  fireEvent.click(screen.getByRole('button', { name: 'Claim voucher: $2 off' }));
  await waitFor(() => expect(address()).toBe('/buyer/login?next=%2Fsupermarket%2Fvouchers'));
});

it('vouchers have an empty state', async () => {
  const input = { route: 'supermarket-vouchers', params: {}, query: '' } as const;
  const answers = { '/api/v4/voucher/list': () => ({ vouchers: [] }) };
  await show(vouchersScreen, { input, at: '/supermarket/vouchers', answers });
  expect(screen.getByText('No vouchers right now')).toBeDefined();
});

it('Buy again has an empty state', async () => {
  const input = { route: 'supermarket-buy-again', params: {}, query: '' } as const;
  const { readQuery } = await show(buyAgainScreen, { input, at: '/supermarket/buy-again' });
  expect(readQuery('/api/v4/list/buy_again')).toEqual({ mart: true });
  expect(screen.getByText('No purchases yet')).toBeDefined();
});

describe('a flash sale', () => {
  const input = { route: 'supermarket-flash-sale', params: {}, query: '' } as const;

  it('shows sale prices and the share that is sold, of supermarkets only', async () => {
    const { readQuery } = await show(flashSaleScreen, { input, at: '/supermarket/flash-sale' });
    expect(readQuery('/api/v4/flash_sale/sessions')).toEqual({ mart: true });
    expect(readQuery('/api/v4/flash_sale/items')).toEqual({ session: saleSession.starts_at, mart: true });
    expect(screen.getByText('25% sold')).toBeDefined();
    expect(screen.getByText('$5.00')).toBeDefined();
  });

  it('has an empty state', async () => {
    const answers = { '/api/v4/flash_sale/sessions': () => ({ server_time: now, sessions: [] }) };
    await show(flashSaleScreen, { input, at: '/supermarket/flash-sale', answers });
    expect(screen.getByText('No flash sale right now')).toBeDefined();
  });
});
