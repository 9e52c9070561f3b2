// @vitest-environment happy-dom
import { createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { anOwnShop, ownShopPath } from '../shared/own-shop.examples.ts';
import { press, type } from '../testing/open-orders.ts';
import { aShopProfile, profilePath, saveProfilePath } from './shop-profile.examples.ts';
import shop from './shop-screen.ts';

const namespaces = [{ name: 'design-system', load: translations }];

afterEach(cleanup);

async function openProfile(answers: FakeAnswers = {}) {
  const http = createFakeHttp({
    [ownShopPath]: () => anOwnShop(),
    [profilePath]: () => aShopProfile,
    ...answers,
  });
  const view = await renderScreen(shop, {
    ...{ http, namespaces, at: '/portal/shop' },
    input: { route: 'seller-shop', params: {}, query: '' },
  });
  const saves = () => http.requests.filter(({ path }) => path === saveProfilePath).map(({ body }) => body);
  return { view, saves };
}
const nameField = () => screen.getByLabelText<HTMLInputElement>('Shop name');

it('shows what buyers see, and the address that stays', async () => {
  await openProfile();
  expect(nameField().value).toBe('Anyam');
  expect(screen.getByLabelText<HTMLTextAreaElement>('About your shop').value).toMatch(/^Baskets/);
  expect(screen.getByRole('img', { name: 'Shop picture' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /\/anyam$/ })).toBeTruthy();
});

it('sends only what changed, and says that it is saved', async () => {
  const renamed = { ...aShopProfile, name: 'Anyam & Co' };
  let current = aShopProfile;
  const { view, saves } = await openProfile({
    [profilePath]: () => current,
    [saveProfilePath]: () => (current = renamed),
  });
  type('Shop name', 'Anyam & Co');
  press('Save shop profile');
  await waitFor(() => expect(view.toasts).toMatchObject([{ message: /^Shop profile saved/ }]));
  expect(saves()).toEqual([{ name: 'Anyam & Co' }]);
  await waitFor(() => expect(nameField().value).toBe('Anyam & Co'));
});

it('keeps what was typed if the name is taken', async () => {
  const { view } = await openProfile({ [saveProfilePath]: () => refused(errorCodes.SHOP_NAME_TAKEN) });
  type('Shop name', 'Nordik');
  type('About your shop', 'Chairs.');
  press('Save shop profile');
  await waitFor(() => expect(view.toasts).toMatchObject([{ message: /^Another shop has this name/ }]));
  expect(nameField().value).toBe('Nordik');
  expect(screen.getByLabelText<HTMLTextAreaElement>('About your shop').value).toBe('Chairs.');
});

it('asks for a name before it sends anything', async () => {
  const { saves } = await openProfile();
  type('Shop name', ' x ');
  press('Save shop profile');
  expect(screen.getByText('Enter a name with at least 2 characters.')).toBeTruthy();
  expect(saves()).toEqual([]);
});

it('offers to try again if the profile cannot be loaded', async () => {
  await openProfile({ [profilePath]: () => refused(errorCodes.PARAM, { status: 500 }) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
