// @vitest-environment happy-dom
import { anAccount, anItemCard, aSearchAnswer, aShop, createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers, FakeHttp } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import detailsScreen from '../details/details-screen.ts';
import shopScreen from '../shop/shop-screen.ts';

const accountPath = '/api/v4/account/basic/get_account_info';
const relation = { shopid: 11, followed: false, is_blocking_owner: false, follower_count: 1200 };

const usual: FakeAnswers = {
  '/api/v4/shop/get': () => ({ shop: aShop(), collections: [] }),
  [accountPath]: () => anAccount(),
  '/api/v4/shop/relation': () => relation,
};
const namespaces = [{ name: 'design-system', load: translations }];

const showDetails = (http: FakeHttp) =>
  renderScreen(detailsScreen, {
    http,
    at: '/shop/11/details',
    input: { route: 'shop-details', params: { shopId: 11 }, query: '' },
    namespaces,
  });

/** A fake network that delays one path until the test responds. */
function delayAnswers(quick: FakeHttp, path: string) {
  let answer: (body: object) => void = () => undefined;
  const body = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const send = async (request: Parameters<FakeHttp>[0]) =>
    request.path === path ? { status: 200, body: await body } : quick(request);
  return { http: Object.assign(send, quick), answer: (given: object) => answer(given) };
}

const details = async (answers: FakeAnswers = {}) => {
  const http = createFakeHttp({ ...usual, ...answers });
  return { ...(await showDetails(http)), http };
};

const showShop = (http: FakeHttp) =>
  renderScreen(shopScreen, {
    http,
    at: '/shop/11',
    input: { route: 'shop-by-id', params: { shopId: 11 }, query: '' },
    namespaces,
  });

const requestTo = (http: { requests: readonly { path: string }[] }, path: string) =>
  waitFor(() => expect(http.requests.map((request) => request.path)).toContain(path));

afterEach(cleanup);

/** @spec follow-block */
it('shows a follow and the new count once the server has confirmed it', async () => {
  const { http, answer } = delayAnswers(createFakeHttp(usual), '/api/v4/shop/follow');
  const { toasts } = await showDetails(http);
  await requestTo(http, '/api/v4/shop/relation');
  fireEvent.click(screen.getByRole('button', { name: 'Follow' }));
  const busy = await screen.findByRole('button', { name: /^Follow/, busy: true });
  expect(busy.getAttribute('aria-pressed')).toBe('false');
  answer({ error: 0, data: { ...relation, followed: true, follower_count: 1201 } });
  expect((await screen.findByRole('button', { name: 'Following' })).getAttribute('aria-pressed')).toBe(
    'true',
  );
  expect(screen.getByRole('link', { name: '1,201' })).toBeDefined();
  expect(toasts.map(({ message }) => message)).toEqual(['You’re now following Anyam']);
});

it.each([
  ['a refusal with a message', refused(17, { error_msg: 'Too many follows.' }), 'Too many follows.'],
  ['a refusal without a message', refused(17), 'Something went wrong. Try again.'],
])('%s changes nothing', async (_, answer, words) => {
  const { toasts, http } = await details({ '/api/v4/shop/follow': () => answer });
  await requestTo(http, '/api/v4/shop/relation');
  fireEvent.click(screen.getByRole('button', { name: 'Follow' }));
  await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual([words]));
  expect(screen.getByRole('button', { name: 'Follow' }).getAttribute('aria-pressed')).toBe('false');
});

it.each([
  ['a visitor', { [accountPath]: () => refused(19, { status: 401 }) }, 0],
  ['a member whose session has expired', { '/api/v4/shop/follow': () => refused(19, { status: 401 }) }, 1],
])('%s redirects to sign in, and back', async (_, answers: FakeAnswers, sent) => {
  const { address, http } = await details(answers);
  await requestTo(http, sent === 0 ? accountPath : '/api/v4/shop/relation');
  fireEvent.click(screen.getByRole('button', { name: 'Follow' }));
  await waitFor(() => expect(address()).toBe('/buyer/login?next=%2Fshop%2F11%2Fdetails'));
  expect(http.sentTo('/api/v4/shop/follow')).toHaveLength(sent);
});

/** @spec own-shop */
it('the owner cannot follow their shop', async () => {
  const { http } = await details({ [accountPath]: () => anAccount({ shopid: 11 }) });
  expect(await screen.findByText('Your shop')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
  expect(http.requests.map(({ path }) => path)).not.toContain('/api/v4/shop/relation');
});

/** @spec follow-block amb-unblock */
it('blocks and unblocks a shop', async () => {
  const { http } = await details({
    '/api/v4/shop/block': () => ({ ...relation, is_blocking_owner: true }),
    '/api/v4/shop/unblock': () => relation,
  });
  await requestTo(http, '/api/v4/shop/relation');
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  // The menu is loaded on the first press.
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Block shop' }, { timeout: 20_000 }));
  expect(await screen.findByText('You’ve blocked this shop')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Unblock shop' }));
  expect(await screen.findByRole('button', { name: 'Follow' })).toBeDefined();
});

/** @spec like-optimistic */
it('likes optimistically and rolls back when the server rejects it', async () => {
  const card = anItemCard();
  const quick = createFakeHttp({
    ...usual,
    '/api/v4/item/likes': () => ({ liked: [] }),
    '/api/v4/search/search_items': () => aSearchAnswer({ items: [card], total: 1 }),
  });
  const { http, answer } = delayAnswers(quick, '/api/v4/item/like');
  await showShop(http);
  await requestTo(http, '/api/v4/item/likes');
  const heart = () => within(screen.getByRole('article')).getByRole('button');
  fireEvent.click(heart());
  await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'));
  answer({ error: 17, error_msg: '' });
  await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('false'));
});
