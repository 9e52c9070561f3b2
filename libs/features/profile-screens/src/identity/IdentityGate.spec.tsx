// @vitest-environment happy-dom
import { anAccount, createFakeHttp, refused } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import emailScreen from '../email/email-screen.ts';

const startPath = '/api/v4/account/social/start';
const profile = {
  ...{ username: 'user.kq', name: '', gender: '', bio: '', birth_timestamp: 0, portrait: '' },
  ...{ phone: '', email: '', email_verified: false, has_password: false, is_identified: false },
  ...{ identity_channels: [], tax_id: '' },
};

/** Opens the e-mail page of a member without password, phone and confirmed address. */
async function openEmail(changes: object, identities: readonly object[]) {
  const http = createFakeHttp({
    '/api/v4/account/basic/get_account_info': () => anAccount(),
    '/api/v4/account/profile/get': () => ({ ...profile, ...changes }),
    '/api/v4/account/social/list': () => ({ identities }),
    [startPath]: () => refused(errorCodes.PROVIDER_UNAVAILABLE, { status: 422 }),
  });
  const input = { route: 'user-account-email', params: {}, query: '' } as const;
  await renderScreen(emailScreen, { http, at: '/user/account/email', input });
  return http;
}
const demo = { provider: 'demo', name: 'Demo ID', label: '', ctime: 1 };

afterEach(cleanup);

it('offers a new sign-in at the linked provider, which returns to the page', async () => {
  const http = await openEmail({}, [demo]);
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with Demo ID' }));
  await waitFor(() =>
    expect(http.sentTo(startPath)).toEqual([
      { provider: 'demo', carried: 'next=%2Fuser%2Faccount%2Femail', proof: true },
    ]),
  );
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it('asks for a password first if no provider is linked either', async () => {
  await openEmail({}, []);
  expect(await screen.findByText(/Set a password first/)).toBeTruthy();
});

it('does not ask again once this session has proved the identity', async () => {
  await openEmail({ is_identified: true }, [demo]);
  expect(await screen.findByRole('textbox')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue with Demo ID' })).toBeNull();
});
