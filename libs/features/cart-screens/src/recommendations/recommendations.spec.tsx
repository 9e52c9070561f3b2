// @vitest-environment happy-dom
import { aCart, anAccount, createFakeHttp, refused, someItemCards } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { errorCodes } from '@pasar/error-catalogue';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import cartScreen from '../cart/cart-screen.ts';

const path = '/api/v4/list/cart_recommend';

// Loaded first, so that no wait depends on how fast the machine transforms the chunk.
beforeAll(() => import('./RecommendationRow.tsx'));

/** Notifies the intersection observers, as if the page was scrolled to its end. */
let scrollNear: () => void;
beforeEach(() => {
  const observers = new Set<() => void>();
  scrollNear = () => observers.forEach((notify) => notify());
  class Observer {
    readonly notify: () => void;
    constructor(hear: (entries: readonly { isIntersecting: boolean }[]) => void) {
      this.notify = () => hear([{ isIntersecting: true }]);
    }
    observe() {
      observers.add(this.notify);
    }
    disconnect() {
      observers.delete(this.notify);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(answers: FakeAnswers) {
  const http = createFakeHttp({
    '/api/v4/account/basic/get_account_info': () => anAccount(),
    '/api/v4/cart/get': () => aCart(),
    ...answers,
  });
  const input = { route: 'cart', params: {}, query: '' } as const;
  await renderScreen(cartScreen, { http, at: '/cart', input });
  return http;
}

it('loads recommendations when they come near the viewport, not before', async () => {
  const http = await open({ [path]: () => ({ items: someItemCards(3, 301) }) });
  expect(http.sentTo(path)).toEqual([]);
  act(scrollNear);
  expect(await screen.findByRole('heading', { name: 'Recommended for your cart' })).toBeTruthy();
  expect(screen.getByText('Market find 301')).toBeTruthy();
  expect(http.sentTo(path)).toHaveLength(1);
});

it.each([
  ['there are none', () => ({ items: [] })],
  ['they fail to load', () => refused(errorCodes.PARAM, { status: 500 })],
])('shows nothing when %s', async (_, answer) => {
  const http = await open({ [path]: answer });
  act(scrollNear);
  await waitFor(() => expect(http.sentTo(path).length).toBeGreaterThan(0));
  expect(screen.queryByRole('heading', { name: 'Recommended for your cart' })).toBeNull();
});

it('requests none for a visitor', async () => {
  const account = '/api/v4/account/basic/get_account_info';
  const http = await open({ [account]: () => refused(errorCodes.NOT_LOGGED_IN, { status: 401 }) });
  act(scrollNear);
  await waitFor(() => expect(http.requests.some((request) => request.path === account)).toBe(true));
  await act(() => import('./RecommendationRow.tsx'));
  expect(http.sentTo(path)).toEqual([]);
});
