// @vitest-environment happy-dom
import { aShop, createFakeHttp, refused } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import searchUserScreen from './search-user-screen.ts';

const anyam = aShop({ is_official_shop: true, show_official_shop_label: true });
const found = {
  users: [anyam, aShop({ shopid: 12, username: 'batu', name: 'Batu' })],
  total: 21,
  next: 'c2',
};

const shops = async (query: string, answer: unknown = found) => {
  const http = createFakeHttp({
    '/api/v4/search/search_user': (request) =>
      request.query?.['cursor'] === 'c2'
        ? { users: [aShop({ shopid: 13, username: 'cengal', name: 'Cengal' })], total: 21 }
        : answer,
  });
  const view = await renderScreen(searchUserScreen, {
    http,
    at: `/search_user?${query}`,
    input: { route: 'search-user', params: {}, query },
    namespaces: [{ name: 'design-system', load: translations }],
  });
  return { ...view, http };
};

const readHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(cleanup);

it('shows the shops of that name and their number, with links', async () => {
  const { http } = await shops('keyword=an');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shops named “an”');
  expect(screen.getByRole('status').textContent).toBe('21 shops');
  expect(readHref('Anyam')).toBe('/anyam');
  expect(screen.getAllByText('Official')).toHaveLength(1);
  expect(http.requests[0]?.query).toEqual({ keyword: 'an' });
});

it.each([
  ['Official shops', '/search_user?officialMall=true&keyword=an'],
  ['Preferred shops', '/search_user?preferred=true&keyword=an'],
  ['All', '/search_user?keyword=an'],
])('the kind of shop is in the URL: %s', async (name, address) => {
  await shops('keyword=an');
  expect(readHref(name)).toBe(address);
});

it('requests the kind in the URL', async () => {
  const { http } = await shops('keyword=an&officialMall=true');
  expect(http.requests[0]?.query).toEqual({ keyword: 'an', official: true });
});

it('loads more', async () => {
  await shops('keyword=an');
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
});

it.each([
  ['no shop found', 'keyword=zz', { users: [], total: 0 }, 'No shops found'],
  ['a failed request', 'keyword=an', refused(-1, { status: 502 }), 'Something went wrong'],
])('%s', async (_, query, answer, words) => {
  await shops(query, answer);
  expect(await screen.findByText(words)).toBeDefined();
});
