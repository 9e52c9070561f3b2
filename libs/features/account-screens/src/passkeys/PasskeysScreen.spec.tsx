// @vitest-environment happy-dom
import { anAccount, createFakeHttp, refused } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { preloadOverlays } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import passkeysScreen from './passkeys-screen.ts';

const removePath = '/api/v4/account/passkey/remove';
const confirmPath = '/api/v4/account/identity/confirm';
const startPath = '/api/v4/account/social/start';
const passkey = { id: 'key-1', name: 'My laptop', host: 'localhost', ctime: 1_700_000_000, used_time: 0 };

beforeAll(() => preloadOverlays());
afterEach(cleanup);

/** A member with one passkey, who has not proved their identity until the password is right. */
async function openPasskeys(channels: readonly string[] = [], { hasPassword = true } = {}) {
  const session = { isIdentified: false };
  const http = createFakeHttp({
    '/api/v4/account/basic/get_account_info': () => anAccount(),
    '/api/v4/account/passkey/list': () => ({ passkeys: [passkey] }),
    '/api/v4/account/social/list': () => ({
      identities: hasPassword ? [] : [{ provider: 'demo', name: 'Demo ID', label: '', ctime: 1 }],
    }),
    [startPath]: () => refused(errorCodes.PROVIDER_UNAVAILABLE, { status: 422 }),
    '/api/v4/account/social/providers': () => ({ providers: [] }),
    '/api/v4/account/profile/get': () => ({
      username: 'budi',
      email: 'b••••@example.com',
      phone: '+65••••4567',
      has_password: hasPassword,
      is_identified: false,
      identity_channels: channels,
    }),
    [removePath]: () =>
      session.isIdentified ? {} : refused(errorCodes.IDENTITY_PROOF_NEEDED, { status: 403 }),
    [confirmPath]: ({ body }) => {
      session.isIdentified = (body as { password?: string }).password === 'right';
      return session.isIdentified ? { expires_in: 600 } : refused(errorCodes.LOGIN_FAILED, { status: 422 });
    },
  });
  const input = { route: 'user-account-passkeys', params: {}, query: '' } as const;
  await renderScreen(passkeysScreen, { http, at: '/user/account/passkeys', input });
  return http;
}

const inDialog = async (title: string) => within(await screen.findByRole('dialog', { name: title }));

async function remove() {
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  fireEvent.click((await inDialog('Remove My laptop?')).getByRole('button', { name: 'Remove' }));
  return inDialog('Confirm it’s you');
}

describe('removing a passkey', () => {
  it('asks for proof of identity, shows an error for a wrong password, and continues after the right one', async () => {
    const http = await openPasskeys();
    const proof = await remove();
    const field = await proof.findByLabelText('Current password');
    fireEvent.change(field, { target: { value: 'wrong' } });
    fireEvent.click(proof.getByRole('button', { name: 'Continue' }));
    expect((await proof.findByRole('alert')).textContent).toBe('That password is incorrect.');
    expect(http.sentTo(removePath)).toHaveLength(1);
    fireEvent.change(field, { target: { value: 'right' } });
    fireEvent.click(proof.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(http.sentTo(removePath)).toHaveLength(2));
    expect(http.sentTo(confirmPath)).toEqual([{ password: 'wrong' }, { password: 'right' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers a code to a member who has a number', async () => {
    await openPasskeys(['sms']);
    const proof = await remove();
    fireEvent.click(await proof.findByRole('button', { name: 'Send me a code instead' }));
    expect(proof.getByRole('radio', { name: /SMS/ })).toBeTruthy();
    expect(proof.getByRole('button', { name: 'Send code' })).toBeTruthy();
  });

  it('offers a new sign-in at the linked provider to a member without any other way', async () => {
    const http = await openPasskeys([], { hasPassword: false });
    const proof = await remove();
    fireEvent.click(await proof.findByRole('button', { name: 'Continue with Demo ID' }));
    const carried = 'next=%2Fuser%2Faccount%2Fpasskeys';
    await waitFor(() => expect(http.sentTo(startPath)).toEqual([{ provider: 'demo', carried, proof: true }]));
  });

  it('removes nothing when the dialog is closed', async () => {
    const http = await openPasskeys();
    const proof = await remove();
    fireEvent.keyDown(await proof.findByLabelText('Current password'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(http.sentTo(removePath)).toHaveLength(1);
    expect(screen.getByText('My laptop')).toBeTruthy();
  });
});
