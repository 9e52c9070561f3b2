// @vitest-environment happy-dom
import { aCategory, aPicture, createFakeHttp, refused, someItemCards } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { hourMs } from '@pasar/durations';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
const first = [
  {
    kind: 'banners',
    banners: [{ id: 1, title: 'Week', subtitle: '', picture: aPicture(), link: '/search', theme: 'default' }],
  },
  { kind: 'categories', categories: [aCategory()] },
  { kind: 'flash-sale', ends_at: now + hourMs, items: someItemCards(9, 101) },
];
const later = [
  { kind: 'mall', shops: [shop] },
  { kind: 'top-products', items: someItemCards(2, 201) },
];
type FakeRequest = Parameters<FakeAnswers[string]>[0];
const answerSections = ({ query }: FakeRequest) => ({
  server_time: now,
  ...(query?.['part'] === 'later'
    ? { sections: later }
    : { sections: first, later: later.map(({ kind }) => kind) }),
});

const home = (answers: FakeAnswers = {}) => {
  const http = createFakeHttp({
    '/api/v4/home/sections': answerSections,
    '/api/v4/home/daily_discover': ({ query }) =>
      query?.['cursor'] ? { items: someItemCards(3, 331) } : { items: someItemCards(4, 301), next: 'more' },
    ...answers,
  });
  return renderScreen(homeScreen, {
    http,
    at: '/',
    input: { route: 'home', params: {}, query: '' },
    namespaces: [{ name: 'design-system', load: translations }],
  });
};

/** Notifies all intersection observers, as if the page was scrolled to its end. */
let scrollNear: () => void;
beforeEach(() => {
  const watchers = new Set<() => void>();
  scrollNear = () => [...watchers].forEach((notify) => notify());
  class Observer {
    readonly notify: () => void;
    constructor(hear: (entries: readonly { isIntersecting: boolean }[]) => void) {
      this.notify = () => hear([{ isIntersecting: true }]);
    }
    observe() {
      watchers.add(this.notify);
    }
    disconnect() {
      watchers.delete(this.notify);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
const comeNear = async () => {
  act(scrollNear);
  await screen.findByText('Market find 301');
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows every non-empty section in the order of the response', async () => {
  await home();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Categories', 'Flash sale', 'Official shops', 'Top products', 'Daily discover']);
});

it('fetches sections below the fold near the viewport, and links to their pages until then', async () => {
  const respond = vi.fn(answerSections);
  await home({ '/api/v4/home/sections': respond });
  expect(respond.mock.calls.map(([{ query }]) => query?.['part'])).toEqual(['first']);
  expect(document.querySelector('a[href="/top_products"]')).not.toBeNull();
  await comeNear();
  await screen.findByText('Market find 201');
  expect(screen.getByText('Anyam')).toBeDefined();
  expect(respond.mock.calls.map(([{ query }]) => query?.['part'])).toEqual(['first', 'later']);
});

it('offers a retry when sections below the fold fail to load', async () => {
  let down = true;
  await home({
    '/api/v4/home/sections': (request) =>
      down && request.query?.['part'] === 'later' ? refused(-1, { status: 502 }) : answerSections(request),
  });
  await comeNear();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  down = false;
  fireEvent.click(retry);
  await screen.findByText('Market find 201');
});

it.each([
  ['Home', '/Home-cat.1'],
  ['Market find 101', '/Market-find-101-i.11.101'],
])('links %s to %s', async (name, path) => {
  await home();
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
});

it('fetches the list near the viewport, and links to its page until then', async () => {
  const respond = vi.fn(() => ({ items: someItemCards(4, 301), next: 'more' }));
  await home({ '/api/v4/home/daily_discover': respond });
  expect(document.querySelector('a[href="/daily_discover"]')).not.toBeNull();
  expect(respond).not.toHaveBeenCalled();
  await comeNear();
  expect(respond).toHaveBeenCalledOnce();
});

it('loads the next page', async () => {
  await home();
  await comeNear();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getByText('Market find 333')).toBeDefined());
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('keeps the list and offers a retry when the next page fails to load', async () => {
  await home({
    '/api/v4/home/daily_discover': ({ query }) =>
      query?.['cursor'] ? refused(-1, { status: 502 }) : { items: someItemCards(4, 301), next: 'more' },
  });
  await comeNear();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getByText('We couldn’t load more. Try again.')).toBeDefined());
  expect(screen.getByText('Market find 301')).toBeDefined();
});

it('has an empty state', async () => {
  await home({
    '/api/v4/home/sections': () => ({ server_time: now, sections: [], later: [] }),
    '/api/v4/home/daily_discover': () => ({ items: [] }),
  });
  expect(screen.getByText('No products yet')).toBeDefined();
});

it('retries when the first sections fail to load', async () => {
  let down = true;
  await home({
    '/api/v4/home/sections': (request) => (down ? refused(-1, { status: 502 }) : answerSections(request)),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  down = false;
  fireEvent.click(retry);
  await waitFor(() => expect(screen.getByText('Flash sale')).toBeDefined());
});
