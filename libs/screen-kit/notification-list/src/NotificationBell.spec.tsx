// @vitest-environment happy-dom
import { createFakeHttp } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { defineScreen } from '@pasar/screen-kit';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NotificationBell } from './NotificationBell.tsx';

afterEach(cleanup);

const unreadPath = '/api/v4/notification/unread';

async function show(orders: number) {
  const unread = { orders, alerts: 1, account: 0, shop: 40 };
  const http = createFakeHttp({ [unreadPath]: () => ({ ...unread }) });
  const bell = defineScreen<'me'>({
    namespaces: [],
    head: () => ({ title: '' }),
    Screen: () => <NotificationBell label="Notifications" />,
  });
  await renderScreen(bell, { http, at: '/me', input: { route: 'me', params: {}, query: '' } });
  return { http, unread };
}

it('leads to the notifications, with the unread ones of a buyer', async () => {
  await show(2);
  const link = await screen.findByRole('link', { name: 'Notifications (3)' });
  expect(link.getAttribute('href')).toBe('/user/notifications');
});

it('shows at most two digits', async () => {
  await show(120);
  expect(await screen.findByRole('link', { name: 'Notifications (99+)' })).toBeTruthy();
});

it('fetches the count again when the page is shown again', async () => {
  const { http, unread } = await show(2);
  await screen.findByRole('link', { name: 'Notifications (3)' });
  unread.orders = 5;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('link', { name: 'Notifications (6)' })).toBeTruthy();
  expect(http.requests.filter(({ path }) => path === unreadPath)).toHaveLength(2);
});
