// @vitest-environment happy-dom
import { anAccount, createFakeHttp, refused } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { errorCodes } from '@pasar/error-catalogue';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withConsent } from '../testing/with-consent.tsx';
import banner from './banner.ts';

const acceptAll = '/api/v4/account/cookie_accept_all';
const rejectAll = '/api/v4/account/cookie_reject_all';
const setTime = '/api/v4/basic/set_account_time';
const who = '/api/v4/account/basic/get_account_info';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const answer = (status: number) => ({
  need_consent: false,
  preferences: [{ category: 1, status, update_time: 0 }],
  allowed_fe_set_cookies: [],
});

type Setup = { readonly at?: string; readonly member?: boolean; readonly fails?: boolean };

async function open({ at = '/', member = false, fails = false }: Setup = {}) {
  const http = createFakeHttp({
    [acceptAll]: () => (fails ? refused(errorCodes.INTERNAL_ERROR, { status: 500 }) : answer(1)),
    [rejectAll]: () => answer(2),
    [setTime]: () => ({}),
    [who]: () => (member ? anAccount() : refused(errorCodes.NOT_LOGGED_IN, { status: 401 })),
  });
  const input = { route: 'home', params: {}, query: '' } as const;
  await renderScreen(withConsent(banner, banner.Banner), { http, at, input, market: 'BR' });
  return http;
}

const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = () => screen.queryByRole('region', { name: 'Seus cookies, sua escolha' }) !== null;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('shows after five seconds', async () => {
  await open();
  await later(4999);
  expect(shown()).toBe(false);
  await later(1);
  expect(shown()).toBe(true);
});

it('never shows on the consent pages', async () => {
  await open({ at: '/setting/cookie' });
  await later(60_000);
  expect(shown()).toBe(false);
});

it.each([
  ['Aceitar todos', acceptAll],
  ['Recusar todos', rejectAll],
])('%s takes one press and hides the banner', async (name, path) => {
  const http = await open();
  await later(5000);
  press(name);
  await later(0);
  expect(shown()).toBe(false);
  expect(http.sentTo(path)).toEqual([{ version: 1 }]);
  expect(http.sentTo(setTime)).toEqual([]);
});

it('accepting and rejecting look the same', async () => {
  await open();
  await later(5000);
  const [reject, accept] = ['Recusar todos', 'Aceitar todos'].map((name) =>
    screen.getByRole('button', { name }),
  );
  expect(reject?.className).toBe(accept?.className);
});

it('records the acceptance in a member’s account', async () => {
  const http = await open({ member: true });
  await later(5000);
  press('Aceitar todos');
  await later(0);
  expect(http.sentTo(setTime)).toEqual([{ cookies_accepted_time: true }]);
});

it('stays when saving fails', async () => {
  const http = await open({ fails: true });
  await later(5000);
  press('Aceitar todos');
  await later(0);
  expect(http.sentTo(acceptAll)).toHaveLength(1);
  expect(shown()).toBe(true);
});
