// @vitest-environment happy-dom
import { anAccount, aShop, createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import detailsScreen from '../details/details-screen.ts';

const accountPath = '/api/v4/account/basic/get_account_info';
const relation = { shopid: 11, followed: false, is_blocking_owner: false, follower_count: 1200 };

const details = async (answers: FakeAnswers = {}) => {
  const http = createFakeHttp({
    '/api/v4/shop/get': () => ({ shop: aShop(), collections: [] }),
    [accountPath]: () => anAccount(),
    '/api/v4/shop/relation': () => relation,
    ...answers,
  });
  const view = await renderScreen(detailsScreen, {
    http,
    at: '/shop/11/details',
    input: { route: 'shop-details', params: { shopId: 11 }, query: '' },
    namespaces: [{ name: 'design-system', load: translations }],
  });
  return { ...view, http };
};

const asked = (http: { requests: readonly { path: string }[] }, path: string) =>
  waitFor(() => expect(http.requests.map((request) => request.path)).toContain(path));

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

/** @spec follow-block */
it('a follow shows when the server has taken it, and counts', async () => {
  let answer: (data: object) => void = () => undefined;
  const answered = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const http = createFakeHttp({
    '/api/v4/shop/get': () => ({ shop: aShop(), collections: [] }),
    [accountPath]: () => anAccount(),
    '/api/v4/shop/relation': () => relation,
  });
  const slow: typeof http = Object.assign(
    async (request: Parameters<typeof http>[0]) =>
      request.path === '/api/v4/shop/follow'
        ? { status: 200, body: { error: 0, data: await answered } }
        : http(request),
    http,
  );
  const { toasts } = await renderScreen(detailsScreen, {
    http: slow,
    at: '/shop/11/details',
    input: { route: 'shop-details', params: { shopId: 11 }, query: '' },
    namespaces: [{ name: 'design-system', load: translations }],
  });
  await asked(http, '/api/v4/shop/relation');
  fireEvent.click(screen.getByRole('button', { name: 'Follow' }));
  const busy = await screen.findByRole('button', { name: /^Follow/, busy: true });
  expect(busy.getAttribute('aria-pressed')).toBe('false');
  answer({ ...relation, followed: true, follower_count: 1201 });
  expect((await screen.findByRole('button', { name: 'Following' })).getAttribute('aria-pressed')).toBe(
    'true',
  );
  expect(screen.getByRole('link', { name: '1,201' })).toBeDefined();
  expect(toasts.map(({ message }) => message)).toEqual(['You follow Anyam now']);
});

it.each([
  ['a refusal in its own words', refused(17, { error_msg: 'Too many follows.' }), 'Too many follows.'],
  ['a refusal without words', refused(17), 'That did not work. Please try again.'],
])('%s changes nothing', async (_, answer, words) => {
  const { toasts, http } = await details({ '/api/v4/shop/follow': () => answer });
  await asked(http, '/api/v4/shop/relation');
  fireEvent.click(screen.getByRole('button', { name: 'Follow' }));
  await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual([words]));
  expect(screen.getByRole('button', { name: 'Follow' }).getAttribute('aria-pressed')).toBe('false');
});

it.each([
  ['a visitor', { [accountPath]: () => refused(19, { status: 401 }) }, 0],
  ['whose session has ended meanwhile', { '/api/v4/shop/follow': () => refused(19, { status: 401 }) }, 1],
])('%s signs in and comes back', async (_, answers: FakeAnswers, sent) => {
  const { address, http } = await details(answers);
  await asked(http, sent === 0 ? accountPath : '/api/v4/shop/relation');
  fireEvent.click(screen.getByRole('button', { name: 'Follow' }));
  await waitFor(() => expect(address()).toBe('/buyer/login?next=%2Fshop%2F11%2Fdetails'));
  expect(http.sentTo('/api/v4/shop/follow')).toHaveLength(sent);
});

/** @spec own-shop */
it('nobody follows their own shop', async () => {
  const { http } = await details({ [accountPath]: () => anAccount({ shopid: 11 }) });
  expect(await screen.findByText('Your shop')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
  expect(http.requests.map(({ path }) => path)).not.toContain('/api/v4/shop/relation');
});

/** @spec follow-block amb-unblock */
it('a shop is blocked and unblocked', async () => {
  const { http } = await details({
    '/api/v4/shop/block': () => ({ ...relation, is_blocking_owner: true }),
    '/api/v4/shop/unblock': () => relation,
  });
  await asked(http, '/api/v4/shop/relation');
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  // The menu is fetched on the first press.
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Block this shop' }, { timeout: 20_000 }));
  expect(await screen.findByText('You have blocked this shop')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Unblock' }));
  expect(await screen.findByRole('button', { name: 'Follow' })).toBeDefined();
});
