// @vitest-environment happy-dom
import { createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import sellerSignIn from './seller-sign-in-screen.ts';

const initPath = '/api/v4/account/get_partner_login_init';
const oauthPath = '/api/selleraccount/subaccount_oauth_login/';

afterEach(cleanup);

async function open(answers: FakeAnswers) {
  const http = createFakeHttp({
    '/api/v4/account/basic/get_account_info': () => refused(errorCodes.NOT_LOGGED_IN, { status: 401 }),
    ...answers,
  });
  const input = { route: 'seller-login', params: {}, query: 'next=%2Fcart' } as const;
  const { toasts } = await renderScreen(sellerSignIn, { http, at: '/seller/login?next=%2Fcart', input });
  return { http, toasts };
}

it('points a seller from mainland China to the other host, until the dialog is closed', async () => {
  const { http } = await open({ [initPath]: () => ({ is_from_cn: true, proxy_host: 'seller-cn.example' }) });
  const dialog = await screen.findByRole('dialog', { name: 'Sellers from mainland China' });
  expect(dialog.querySelectorAll('p')).toHaveLength(3);
  expect(http.requests.find(({ path }) => path === initPath)?.query).toEqual({ partner: 'seller' });
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each<[string, () => unknown]>([
  ['from elsewhere', () => ({ is_from_cn: false, proxy_host: 'seller-cn.example' })],
  ['where no other host is configured', () => ({ is_from_cn: true })],
  ['when the call fails', () => refused(errorCodes.INTERNAL_ERROR, { status: 500 })],
])('shows no notice %s', async (_, answer) => {
  const { http } = await open({ [initPath]: answer });
  await waitFor(() => expect(http.requests.some(({ path }) => path === initPath)).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** @spec seller-oauth-toast seller-oauth-failure */
it('requests the sub-account sign-in URL with the return path, and shows a failure', async () => {
  const { http, toasts } = await open({ [oauthPath]: () => refused(errorCodes.NOT_FOUND, { status: 404 }) });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in with a sub-account' }));
  await waitFor(() =>
    expect(http.requests.find(({ path }) => path === oauthPath)?.query).toEqual({
      redirect_url: '/cart',
      redirect_region: 'SG',
      origin: 'user',
    }),
  );
  await waitFor(() =>
    expect(toasts.map(({ message }) => message)).toEqual([
      'We couldn’t sign you in or sign you up. Try again.',
    ]),
  );
});
