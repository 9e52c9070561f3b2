// @vitest-environment happy-dom
import { aPicture, aSearchAnswer, createFakeHttp, refused, someItemCards, someMoney } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { translations as layoutTexts } from '@pasar/layout';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import searchCatalogueScreen from './search-catalogue-screen.ts';

const product = {
  catalogueid: 7,
  name: 'Rattan chair',
  brand: 'Anyam',
  picture: aPicture('chair'),
  item_count: 3,
  shop_count: 2,
  price_min: someMoney(1990),
  price_max: someMoney(2490),
};

const open = async (query: string, answer: unknown = { catalogue: product }) => {
  const http = createFakeHttp({
    '/api/v4/search/catalogue': () => answer,
    '/api/v4/search/search_items': () => aSearchAnswer({ items: someItemCards(3), total: 3 }),
  });
  const input = { route: 'search-catalogue' as const, params: {}, query };
  const view = await renderScreen(searchCatalogueScreen, {
    http,
    at: `/search-catalogue?${query}`,
    input,
    namespaces: [
      { name: 'design-system', load: translations },
      { name: 'layout', load: layoutTexts },
    ],
  });
  const head = searchCatalogueScreen.head(view.store.getState(), input, view.context, (key) => key);
  return { ...view, http, head };
};

afterEach(cleanup);

it('shows the product, its price and its offers', async () => {
  const { http, status, head } = await open('catalogue=7&sortBy=price');
  expect(status).toBe(200);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rattan chair');
  expect(screen.getByText('$19.90 – $24.90')).toBeDefined();
  expect(screen.getByText('3 offers')).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(http.requests.find(({ path }) => path.endsWith('search_items'))?.query).toEqual({
    catalogue: 7,
    sort_by: 'price',
  });
  expect(head.canonical).toBe('/search-catalogue?catalogue=7');
  expect(head.jsonLd).toMatchObject([
    { '@type': 'Product', offers: { lowPrice: '19.90', highPrice: '24.90', offerCount: 3 } },
  ]);
});

it('a filter keeps the product', async () => {
  const view = await open('catalogue=7');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Free shipping' }));
  await waitFor(() => expect(view.address()).toBe('/search-catalogue?catalogue=7&freeShipping=true'));
});

it.each([
  ['an unknown product', 'catalogue=9', refused(4, { status: 404 })],
  ['no product in the address', '', undefined],
])('answers 404 with a link: %s', async (_, query, answer) => {
  const { status, head } = await open(query, answer);
  expect(status).toBe(404);
  expect(head.robots).toBe('noindex');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This product is no longer available');
});

it('does not answer 404 for a failed request, and retries it', async () => {
  const { status } = await open('catalogue=7', refused(-1, { status: 502 }));
  expect(status).toBe(200);
  expect(screen.getByText('Something went wrong')).toBeDefined();
});
