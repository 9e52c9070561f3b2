// @vitest-environment happy-dom
import type { HttpRequest } from '@pasar/base-api';
import { anAccount, anItemDetail } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { preloadOverlays } from '@pasar/design-system';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { at, buyer, openProduct, paths, press, visitor } from '../testing/open-product.tsx';

beforeAll(() => preloadOverlays());
afterEach(cleanup);

const soldOut = anItemDetail({ stock: 0, models: [] });
const alerts: FakeAnswers = { '/api/v4/item/stock_alerts': () => ({ modelids: [] }) };
const unconfirmed: FakeAnswers = { [paths.who]: () => anAccount({ email_verified: false }) };
const search = '?alert=back-in-stock';

it('opens for a member who returns from signing in, once', async () => {
  const { address } = await openProduct(soldOut, { ...buyer, ...alerts }, { search });
  expect(await screen.findByRole('dialog', { name: 'Back-in-stock alert' })).toBeTruthy();
  await press('Close');
  const button = await screen.findByRole('button', { name: 'Tell me when it’s back' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect([screen.queryByRole('dialog'), address()]).toEqual([null, at]);
});

it.each([
  ['a visitor to the sign-in page', visitor, null, '/buyer/login'],
  ['a member to the drawer', buyer, 'dialog', at],
])('leads %s after a press before the session is known', async (_, { [paths.who]: who }, role, path) => {
  const account = Promise.withResolvers<void>();
  const pending = { [paths.who]: async (request: HttpRequest) => account.promise.then(() => who?.(request)) };
  const { address } = await openProduct(soldOut, { ...alerts, ...pending });
  await press('Tell me when it’s back');
  expect([screen.queryByRole('dialog'), address()]).toEqual([null, at]);
  account.resolve();
  await waitFor(() => expect(address().split('?')[0]).toBe(path));
  if (role) expect(await screen.findByRole(role)).toBeTruthy();
  else expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays closed for a visitor with the same address', async () => {
  const { address } = await openProduct(soldOut, visitor, { search });
  await screen.findByRole('button', { name: 'Tell me when it’s back' });
  expect([screen.queryByRole('dialog'), address()]).toEqual([null, at + search]);
});

it.each([
  ['links to the confirmation of an unconfirmed address', unconfirmed, ['/user/account/email']],
  ['has no such link for a confirmed address', buyer, []],
])('%s', async (_, member, links) => {
  await openProduct(soldOut, { ...member, ...alerts });
  await press('Tell me when it’s back');
  await screen.findByRole('checkbox');
  const found = screen.queryAllByRole('link', { name: 'Confirm your email' });
  expect(found.map((link) => link.getAttribute('href'))).toEqual(links);
});
