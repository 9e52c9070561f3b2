// @vitest-environment happy-dom
import { createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import income from '../income/income-screen.ts';
import { anOwnShop, ownShopPath } from '../shared/own-shop.examples.ts';
import orders from '../orders/orders-screen.ts';
import team from './team-screen.ts';
import { aTeam, anInvitation } from './team.examples.ts';

const paths = {
  team: '/api/v4/seller/team/list',
  invite: '/api/v4/seller/team/invite',
  cancel: '/api/v4/seller/team/cancel',
  role: '/api/v4/seller/team/role',
  remove: '/api/v4/seller/team/remove',
  leave: '/api/v4/seller/team/leave',
  invitations: '/api/v4/account/shop_invitation/list',
  answer: '/api/v4/account/shop_invitation/answer',
};
const namespaces = [{ name: 'design-system', load: translations }];
const noShop = () => refused(errorCodes.NOT_FOUND, { status: 404 });
const roleRefused = () => refused(errorCodes.SHOP_ROLE_REFUSED, { status: 403 });

afterEach(cleanup);

async function openTeam(answers: FakeAnswers = {}) {
  const http = createFakeHttp({
    [ownShopPath]: () => anOwnShop('owner'),
    [paths.team]: () => aTeam,
    ...answers,
  });
  const input = { route: 'seller-team', params: {}, query: '' } as const;
  const view = await renderScreen(team, { ...{ http, namespaces, at: '/portal/team' }, input });
  return { http, view };
}
const menu = () =>
  within(screen.getByRole('navigation', { name: 'Seller Centre menu' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it.each([
  [
    'owner',
    ['Orders', 'Products', 'Vouchers', 'Deals', 'Income', 'Shop profile', 'Team', 'Notifications', 'Chat'],
  ],
  ['manager', ['Orders', 'Products', 'Vouchers', 'Deals', 'Income', 'Shop profile', 'Notifications', 'Chat']],
  ['products', ['Products', 'Vouchers', 'Deals', 'Notifications']],
  ['service', ['Orders', 'Notifications', 'Chat']],
  ['finance', ['Orders', 'Income', 'Notifications']],
] as const)('offers the role %s its sections', async (role, sections) => {
  await openTeam({
    [ownShopPath]: () => anOwnShop(role),
    ...(role !== 'owner' && { [paths.team]: roleRefused }),
  });
  expect(menu()).toEqual(sections);
});

it('scrolls to the focused section of the menu, which may be in view in part only', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  await openTeam();
  const link = screen.getByRole('link', { name: 'Income' });
  link.focus();
  expect(scroll.mock.contexts).toEqual([link]);
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest', inline: 'nearest' }]]);
  scroll.mockRestore();
});

it('tells a role that may not open a page so, with a way back, and for which shop it acts', async () => {
  const http = createFakeHttp({
    [ownShopPath]: () => anOwnShop('service'),
    '/api/v4/seller/income/summary': roleRefused,
    '/api/v4/seller/income/list': roleRefused,
  });
  await renderScreen(income, {
    ...{ http, namespaces, at: '/portal/income' },
    input: { route: 'seller-income', params: {}, query: '' },
  });
  const heading = screen.getByRole('heading', { level: 1, name: 'Your role does not include this page' });
  const links = within(heading.parentElement as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/portal/orders']);
  expect(screen.getByText('Your role: Customer service')).toBeTruthy();
});

it.each([
  ['products', '/portal/products'],
  ['finance', '/portal/orders'],
] as const)('starts the portal of the role %s at %s', async (role, start) => {
  const http = createFakeHttp({
    [ownShopPath]: () => anOwnShop(role),
    '/api/v4/seller/order/list': () => (role === 'products' ? roleRefused() : { orders: [] }),
  });
  const { address } = await renderScreen(orders, {
    ...{ http, namespaces, at: '/portal/orders' },
    input: { route: 'seller-orders', params: {}, query: '' },
  });
  await waitFor(() => expect(address()).toBe(start));
});

it('tells a role that may not read orders so, where it has asked for some', async () => {
  const http = createFakeHttp({
    ...{ [ownShopPath]: () => anOwnShop('products'), '/api/v4/seller/order/list': roleRefused },
  });
  await renderScreen(orders, {
    ...{ http, namespaces, at: '/portal/orders?status=to_ship' },
    input: { route: 'seller-orders', params: {}, query: 'status=to_ship' },
  });
  expect(screen.getByRole('heading', { name: 'Your role does not include this page' })).toBeTruthy();
});

it('invites an account with a role, and rejects what is neither a name nor an address', async () => {
  const { http } = await openTeam({ [paths.invite]: () => aTeam });
  const contact = screen.getByLabelText<HTMLInputElement>('Username or email address');
  fireEvent.change(contact, { target: { value: 'no one' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('Enter a username or an email address.')).toBeTruthy();
  fireEvent.change(contact, { target: { value: ' Fitri ' } });
  fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'finance' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(contact.value).toBe(''));
  expect(http.sentTo(paths.invite)).toEqual([{ contact: 'fitri', role: 'finance' }]);
});

it('keeps the contact when an invitation fails', async () => {
  const { view } = await openTeam({ [paths.invite]: () => refused(errorCodes.TEAM_FULL, { status: 409 }) });
  const contact = screen.getByLabelText<HTMLInputElement>('Username or email address');
  fireEvent.change(contact, { target: { value: 'fitri' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(view.toasts.map(({ kind }) => kind)).toEqual(['error']));
  expect(contact.value).toBe('fitri');
});

it('changes a role at once, removes a member after a confirmation, and withdraws an invitation', async () => {
  const { http } = await openTeam({
    ...{ [paths.role]: () => aTeam, [paths.remove]: () => aTeam, [paths.cancel]: () => aTeam },
  });
  fireEvent.change(screen.getByLabelText('Role: citra'), { target: { value: 'manager' } });
  await waitFor(() => expect(http.sentTo(paths.role)).toEqual([{ userid: 21, role: 'manager' }]));
  fireEvent.click(screen.getByRole('button', { name: 'Remove: citra' }));
  expect(http.sentTo(paths.remove)).toEqual([]);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(http.sentTo(paths.remove)).toEqual([{ userid: 21 }]));
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw: eka@example.com' }));
  await waitFor(() => expect(http.sentTo(paths.cancel)).toEqual([{ contact: 'eka@example.com' }]));
});

it('keeps the focus in the role of a member while it is saved, and ignores another choice', async () => {
  const { http } = await openTeam({ [paths.role]: () => aTeam });
  const role = screen.getByLabelText<HTMLSelectElement>('Role: citra');
  role.focus();
  fireEvent.change(role, { target: { value: 'manager' } });
  await waitFor(() => expect(role.getAttribute('aria-disabled')).toBe('true'));
  expect([role.disabled, document.activeElement]).toEqual([false, role]);
  fireEvent.change(role, { target: { value: 'finance' } });
  await waitFor(() => expect(role.getAttribute('aria-disabled')).toBeNull());
  expect(http.sentTo(paths.role)).toEqual([{ userid: 21, role: 'manager' }]);
});

it('shows the invitations to a member without a shop, who accepts and is in', async () => {
  let isMember = false;
  const { http } = await openTeam({
    [ownShopPath]: () => (isMember ? anOwnShop('service') : noShop()),
    [paths.team]: noShop,
    [paths.invitations]: () => anInvitation,
    [paths.answer]: () => {
      isMember = true;
      return { invitations: [] };
    },
  });
  expect(await screen.findByText('Anyam invites you to its team. Your role: Customer service.')).toBeTruthy();
  const accept = screen.getByRole<HTMLButtonElement>('button', { name: 'Accept' });
  fireEvent.click(accept);
  expect(accept.disabled).toBe(false);
  await waitFor(() => expect(menu()).toEqual(['Orders', 'Notifications', 'Chat']));
  expect(http.sentTo(paths.answer)).toEqual([{ shopid: 11, accept: true }]);
});

it('lets a member leave after a confirmation', async () => {
  let isMember = true;
  const { http } = await openTeam({
    [ownShopPath]: () => (isMember ? anOwnShop('finance') : noShop()),
    [paths.team]: roleRefused,
    [paths.invitations]: () => ({ invitations: [] }),
    [paths.leave]: () => {
      isMember = false;
      return {};
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Leave team' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave team' }));
  expect(await screen.findByRole('heading', { name: 'This account has no shop here' })).toBeTruthy();
  expect(http.sentTo(paths.leave)).toHaveLength(1);
});
