// @vitest-environment happy-dom
import { aSearchAnswer, aShop, createFakeHttp, refused, someItemCards } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import shopScreen from './shop-screen.ts';

const answer = {
  shop: aShop(),
  collections: [{ id: 3, name: 'Mats', item_count: 7 }],
  pages: [{ title: 'Welcome to Anyam', page_url: 'anyam/welcome' }],
};

const shop = async (query = '', answers: FakeAnswers = {}) => {
  const http = createFakeHttp({
    '/api/v4/shop/get': () => answer,
    '/api/v4/search/search_items': () => aSearchAnswer({ items: someItemCards(9), total: 9 }),
    ...answers,
  });
  const input = { route: 'shop-by-username' as const, params: { username: 'anyam' }, query };
  const view = await renderScreen(shopScreen, {
    http,
    at: query ? `/anyam?${query}` : '/anyam',
    input,
    namespaces: [{ name: 'design-system', load: translations }],
  });
  return { ...view, http };
};

afterEach(cleanup);

it('loads the shop, then its items', async () => {
  const { http, status } = await shop('sortBy=sales');
  expect(status).toBe(200);
  expect(http.requests.slice(0, 3).map(({ path, query }) => [path, query])).toEqual([
    ['/api/v4/shop/get', { username: 'anyam' }],
    ['/api/v4/item/card_manifests', { card_set_ids: '2' }],
    ['/api/v4/search/search_items', { shop: 11, sort_by: 'sales' }],
  ]);
});

it.each([
  ['Mats 7', '/anyam?shopCollection=3'],
  ['Welcome to Anyam', '/scp/anyam/welcome'],
  ['Best selling', '/anyam?sortBy=sales'],
])('links %s to %s', async (name, path) => {
  await shop();
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
});

it.each([
  [undefined, undefined],
  [5400, '90 minutes'],
])('after a median wait of %s seconds, shows a reply time of %s', async (response_seconds, text) => {
  const known = { ...aShop(), ...(response_seconds !== undefined && { response_seconds }) };
  await shop('', { '/api/v4/shop/get': () => ({ ...answer, shop: known }) });
  expect(screen.queryByText('Reply time')?.nextElementSibling?.textContent).toBe(text);
});

it('searches within the shop', async () => {
  const { address } = await shop('shopCollection=3');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' mat ' } });
  fireEvent.submit(screen.getByRole('search'));
  await waitFor(() => expect(address()).toBe('/anyam?keyword=mat'));
});

it.each<[string, string, FakeAnswers, string]>([
  [
    'nothing of that name',
    'keyword=x',
    { '/api/v4/search/search_items': () => aSearchAnswer() },
    'No results in this shop',
  ],
  [
    'empty shelves',
    '',
    { '/api/v4/search/search_items': () => aSearchAnswer() },
    'This shop has no products yet',
  ],
  [
    'a holiday',
    '',
    { '/api/v4/shop/get': () => ({ ...answer, shop: aShop({ holiday_mode_on: true }) }) },
    'This shop is on holiday',
  ],
  [
    'a shop that the marketplace has closed',
    '',
    { '/api/v4/shop/get': () => ({ ...answer, shop: aShop({ is_closed: true }) }) },
    'This shop is closed',
  ],
])('%s', async (_, query, answers, words) => {
  await shop(query, answers);
  expect(screen.getByText(words)).toBeDefined();
});

it('answers 404 for an unknown shop', async () => {
  const { status } = await shop('', { '/api/v4/shop/get': () => refused(4, { status: 404 }) });
  expect(status).toBe(404);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shop not found');
});
