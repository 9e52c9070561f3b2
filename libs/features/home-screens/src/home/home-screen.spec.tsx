// @vitest-environment happy-dom
import { aCategory, aPicture, createFakeHttp, refused, someItemCards } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import homeScreen from './home-screen.ts';

const now = 1_790_000_000_000;
const shop = {
  shopid: 11,
  username: 'anyam',
  name: 'Anyam',
  picture: aPicture(),
  cover: aPicture(),
  tagline: '',
};
const sections = [
  {
    kind: 'banners',
    banners: [{ id: 1, title: 'Week', subtitle: '', picture: aPicture(), link: '/search', theme: 'default' }],
  },
  { kind: 'categories', categories: [aCategory()] },
  { kind: 'flash-sale', ends_at: now + 3_600_000, items: someItemCards(2, 101) },
  { kind: 'mall', shops: [shop] },
  { kind: 'top-products', items: someItemCards(2, 201) },
  { kind: 'supermarket', items: [] },
];

const home = (answers: FakeAnswers = {}) => {
  const http = createFakeHttp({
    '/api/v4/home/sections': () => ({ server_time: now, sections }),
    '/api/v4/home/daily_discover': ({ query }) =>
      query?.['cursor'] ? { items: someItemCards(3, 331) } : { items: someItemCards(30, 301), next: 'more' },
    ...answers,
  });
  return renderScreen(homeScreen, {
    http,
    at: '/',
    input: { route: 'home', params: {}, query: '' },
    namespaces: [{ name: 'design-system', load: translations }],
  });
};

afterEach(cleanup);

it('shows every part that has something, in the order of the answer', async () => {
  await home();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Categories', 'Flash sale', 'Official shops', 'Top products', 'Daily discover']);
});

it.each([
  ['Home', '/Home-cat.1'],
  ['Market find 101', '/Market-find-101-i.11.101'],
])('%s leads to %s', async (name, path) => {
  await home();
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
});

it('goes on where the list ended', async () => {
  await home();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getByText('Market find 333')).toBeDefined());
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('keeps the list and offers a retry when more does not come', async () => {
  await home({
    '/api/v4/home/daily_discover': ({ query }) =>
      query?.['cursor'] ? refused(-1, { status: 502 }) : { items: someItemCards(30, 301), next: 'more' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getByText('More could not be loaded')).toBeDefined());
  expect(screen.getByText('Market find 301')).toBeDefined();
});

it('says so when nothing is on offer', async () => {
  await home({
    '/api/v4/home/sections': () => ({ server_time: now, sections: [] }),
    '/api/v4/home/daily_discover': () => ({ items: [] }),
  });
  expect(screen.getByText('The stalls are being set up')).toBeDefined();
});

it('tries again when the front does not come', async () => {
  let down = true;
  await home({
    '/api/v4/home/sections': () => (down ? refused(-1, { status: 502 }) : { server_time: now, sections }),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  down = false;
  fireEvent.click(retry);
  await waitFor(() => expect(screen.getByText('Flash sale')).toBeDefined());
});
