// @vitest-environment happy-dom
import { createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aNotification } from '../testing/notification-builders.ts';
import notificationsScreen from './notifications-screen.ts';
import { parseTab } from './parse-tab.ts';

afterEach(cleanup);

const namespaces = [{ name: 'design-system', load: translations }];
const paths = {
  list: '/api/v4/notification/list',
  unread: '/api/v4/notification/unread',
  read: '/api/v4/notification/read',
  readAll: '/api/v4/notification/read_all',
};
const none = { orders: 0, alerts: 0, account: 0, shop: 0 };

async function show(answers: FakeAnswers = {}, query = '') {
  const http = createFakeHttp({
    [paths.list]: () => ({
      notifications: [aNotification(3), aNotification(2, { kind: 'order-paid', is_read: true })],
    }),
    [paths.unread]: () => ({ ...none, orders: 1 }),
    ...answers,
  });
  const input = { route: 'user-notifications', params: {}, query } as const;
  const at = `/user/notifications?${query}`;
  return { ...(await renderScreen(notificationsScreen, { http, at, input, namespaces })), http };
}

const shipped = () => screen.getByRole('link', { name: /Your order 270115ABCDEF is on its way/ });

it('lists what happened, and which of it is unread', async () => {
  await show();
  expect(shipped().textContent).toContain('Unread');
  expect(shipped().getAttribute('href')).toBe('/user/purchase/order/5');
  expect(screen.getByRole('link', { name: /is paid/ }).textContent).not.toContain('Unread');
  expect(screen.getByRole('link', { name: 'Orders (1)' }).getAttribute('aria-current')).toBe('page');
});

it('marks a notification as read when it is opened', async () => {
  const { http } = await show({ [paths.read]: () => none });
  fireEvent.click(shipped());
  await waitFor(() => expect(http.sentTo(paths.read)).toEqual([{ notification_id: 3 }]));
});

it('marks the list as read up to the latest one that is shown', async () => {
  let isRead = false;
  const { http } = await show({
    [paths.list]: () => ({ notifications: [aNotification(3, { is_read: isRead })] }),
    [paths.unread]: () => ({ ...none, orders: isRead ? 0 : 1 }),
    [paths.readAll]: () => {
      isRead = true;
      return none;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  expect(http.sentTo(paths.readAll)).toEqual([{ tab: 'orders', up_to: 3 }]);
  await waitFor(() => expect(shipped().textContent).not.toContain('Unread'));
});

it('keeps the list unread when the server does not accept the mark', async () => {
  const { toasts } = await show({ [paths.readAll]: () => refused(-1, { status: 500 }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]));
  expect(shipped().textContent).toContain('Unread');
});

it.each([
  ['', 'orders, returns and refunds'],
  ['tab=alerts', 'back in stock'],
  ['tab=account', 'sign-in details'],
])('says what an empty list will show: %o', async (query, text) => {
  await show({ [paths.list]: () => ({ notifications: [] }), [paths.unread]: () => none }, query);
  expect(screen.getByRole('heading', { name: 'No notifications yet' })).toBeTruthy();
  expect(screen.getByText(new RegExp(text))).toBeTruthy();
});

it('loads older notifications on request', async () => {
  await show({
    [paths.list]: ({ query }) =>
      query?.['cursor'] === 'more'
        ? { notifications: [aNotification(1, { kind: 'order-placed' })] }
        : { notifications: [aNotification(2)], next: 'more' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: /We have your order/ })).toBeTruthy();
});

it.each([
  ['', 'orders'],
  ['tab=account', 'account'],
  ['tab=shop', 'orders'],
  ['tab=none', 'orders'],
])('reads the list from the query %o', (query, tab) => {
  expect(parseTab(query)).toBe(tab);
});
