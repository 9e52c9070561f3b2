// @vitest-environment happy-dom
import { refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ownShopPath } from './shared/own-shop.examples.ts';
import { openList, paths, press, type } from './testing/open-orders.ts';

afterEach(cleanup);

const openPath = '/api/v4/seller/shop/open';

/** Opens the portal as a member without a shop. */
const openPortal = (answers: FakeAnswers = {}) =>
  openList({
    [ownShopPath]: () => refused(errorCodes.NOT_FOUND, { status: 404 }),
    [paths.list]: () => ({ orders: [] }),
    '/api/v4/seller/team/invitations': () => ({ invitations: [] }),
    ...answers,
  });

async function fillIn(): Promise<void> {
  await screen.findByRole('heading', { name: 'This account has no shop here' });
  type('Shop name', 'Kettles & Co');
  type('Ships from', 'East');
  type('About your shop', 'Everything that boils.');
}

it('opens a shop, and leads to its first product', async () => {
  const { http, view } = await openPortal({ [openPath]: () => ({ shopid: 5, username: 'kettles.co' }) });
  await fillIn();
  press('Open shop');
  await waitFor(() => expect(view.address()).toBe('/portal/products/new'));
  expect(http.requests.find(({ path }) => path === openPath)?.body).toEqual({
    ...{ name: 'Kettles & Co', description: 'Everything that boils.', location: 'East' },
  });
  expect(view.toasts).toMatchObject([{ message: 'Your shop is open. Add your first product.' }]);
});

it('asks for a name and a place before it sends anything', async () => {
  const { http } = await openPortal();
  await screen.findByRole('heading', { name: 'Open your shop' });
  press('Open shop');
  expect(screen.getByText('Enter a name with at least 2 characters.')).toBeTruthy();
  expect(screen.getByText('Choose where you ship from.')).toBeTruthy();
  expect(http.requests.some(({ path }) => path === openPath)).toBe(false);
});

it('keeps what was typed if the name is taken', async () => {
  const { view } = await openPortal({ [openPath]: () => refused(errorCodes.SHOP_NAME_TAKEN) });
  await fillIn();
  press('Open shop');
  await waitFor(() => expect(view.toasts).toHaveLength(1));
  expect(view.toasts).toMatchObject([{ message: /^Another shop has this name/ }]);
  expect(screen.getByLabelText<HTMLInputElement>('Shop name').value).toBe('Kettles & Co');
  fireEvent.change(screen.getByLabelText('Shop name'), { target: { value: 'Kettles' } });
  expect(screen.getByRole('button', { name: 'Open shop' })).toBeTruthy();
});
