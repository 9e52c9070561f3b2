// @vitest-environment happy-dom
import { anAccount, createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import type { RenderScreenOptions } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import type { RouteId } from '@pasar/routing-table';
import type { ScreenDefinition } from '@pasar/screen-kit';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import eInvoice from './e-invoice/e-invoice-screen.ts';
import emailSubscriptions from './email-subscriptions/email-subscriptions-screen.ts';
import notifications from './notifications/notifications-screen.ts';
import settings from './settings/settings-screen.ts';

const namespaces = [{ name: 'design-system', load: translations }];
afterEach(cleanup);

type Options = Partial<Pick<RenderScreenOptions, 'market' | 'toggles'>> & { readonly query?: string };

async function show(
  definition: ScreenDefinition,
  route: RouteId,
  answers: FakeAnswers,
  options: Options = {},
) {
  const { query = '', ...others } = options;
  const http = createFakeHttp(answers);
  const input = { route, params: {}, query };
  const view = await renderScreen(definition, { http, at: '/', input, namespaces, ...others });
  return { ...view, http };
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it.each([
  ['SG', [], false, false],
  ['BR', [], true, false],
  ['TW', [], false, true],
] as const)('lists in %s the settings of the market', async (market, toggles, hasCookies, hasInvoices) => {
  await show(settings, 'user-setting', {}, { market, toggles });
  expect(links().includes('/user/account/cookie')).toBe(hasCookies);
  expect(links().includes('/integration/link/e-invoice')).toBe(hasInvoices);
  expect(links()).not.toContain('/user/account/link-chat');
});

it('offers to link an account while its toggle is on', async () => {
  await show(settings, 'user-setting', {}, { toggles: ['link-account-chat-app'] });
  expect(links()).toContain('/user/account/link-chat');
});

const path = '/api/v4/settings/notifications';
const someSettings = (on: object[] = []) => ({
  email: 'budi@example.com',
  email_verified: true,
  phone: '',
  on,
});

it('turns a topic on once the server has saved it', async () => {
  let on: object[] = [];
  const { http } = await show(notifications, 'user-settings-email', {
    [path]: () => someSettings(on),
    '/api/v4/settings/notification_set': () => {
      on = [{ topic: 'promotions', channel: 'email' }];
      return someSettings(on);
    },
  });
  expect(box(/^Orders/).disabled).toBe(true);
  fireEvent.click(box(/^Offers/));
  await waitFor(() => expect(box(/^Offers/).checked).toBe(true));
  expect(http.sentTo('/api/v4/settings/notification_set')).toEqual([
    { topic: 'promotions', channel: 'email', on: true },
  ]);
});

it('reverts a choice that was not saved, with a message', async () => {
  const { toasts } = await show(notifications, 'user-setting-notification-sms', {
    [path]: () => someSettings(),
    '/api/v4/settings/notification_set': () => refused(-1, { status: 502 }),
  });
  fireEvent.click(box(/^Offers/));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(box(/^Offers/).checked).toBe(false);
});

it('shows each channel under its own path', async () => {
  const { container } = await show(notifications, 'user-setting-notification', {
    [path]: () => someSettings(),
  });
  expect(container.querySelectorAll('section')).toHaveLength(3);
});

it('unsubscribes from all e-mails by a link', async () => {
  let on = ['promotions', 'shops'];
  const { http } = await show(
    emailSubscriptions,
    'email-subscription-center',
    {
      '/api/v4/notification/subscription': () => ({ email: 'b••••@example.com', on }),
      '/api/v4/notification/subscription_set': () => {
        on = [];
        return { email: 'b••••@example.com', on };
      },
    },
    { query: 'token=7.signed' },
  );
  expect(box(/^Offers/).checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Unsubscribe from all' }));
  await screen.findByRole('button', { name: 'You’re unsubscribed from all' });
  expect(http.sentTo('/api/v4/notification/subscription_set')).toEqual([{ token: '7.signed', on: false }]);
});

it.each([
  ['a tampered link', 'token=7.forged', 410],
  ['an account without an address', '', 200],
])('explains %s', async (_, query, expected) => {
  const { status } = await show(
    emailSubscriptions,
    'email-subscription-center',
    {
      '/api/v4/notification/subscription': () => refused(errorCodes.LINK_TOKEN_EXPIRED, { status: 410 }),
    },
    { query },
  );
  expect(status).toBe(expected);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link doesn’t work');
});

it.each([
  [
    'nobody is asked to sign in before the session is known',
    () => refused(-1, { status: 500 }),
    'Choose in your settings',
  ],
  ['a visitor signs in', () => refused(errorCodes.NOT_LOGGED_IN, { status: 401 }), 'Sign in and choose'],
  ['a member goes to the settings', () => anAccount(), 'Choose in your settings'],
])('after a link that does not work, %s', async (_, account, name) => {
  await show(emailSubscriptions, 'email-subscription-center', {
    '/api/v4/account/basic/get_account_info': account,
  });
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe('/user/settings/email');
});

it('explains that a market has no e-invoices', async () => {
  await show(eInvoice, 'integration-link-e-invoice', {
    '/api/v4/settings/invoice_carrier': () => ({ kinds: [], kind: 'member', code: '' }),
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No e-invoices here');
});

it('keeps an invalid code in the field', async () => {
  const { http } = await show(eInvoice, 'integration-link-e-invoice', {
    '/api/v4/settings/invoice_carrier': () => ({
      kinds: ['member', 'mobile-barcode'],
      kind: 'mobile-barcode',
      code: '/ABC1234',
    }),
  });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'ABC' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This code is incorrect. Check it and try again.');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('ABC');
  expect(http.sentTo('/api/v4/settings/invoice_carrier_set')).toEqual([]);
});

it('shows a code as it was saved, even if the saved one is the same as before', async () => {
  const carrier = { kinds: ['member', 'mobile-barcode'], kind: 'mobile-barcode', code: '/ABC1234' };
  await show(eInvoice, 'integration-link-e-invoice', {
    '/api/v4/settings/invoice_carrier': () => carrier,
    '/api/v4/settings/invoice_carrier_set': () => carrier,
  });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '/abc1234' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('/ABC1234'));
});
