// @vitest-environment happy-dom
import { createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import type { IntegrationRoute } from '@pasar/integration';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import integrationScreen from './integration-screen.ts';

const namespaces = [{ name: 'design-system', load: translations }];
const line = { configured: true, name: 'LINE', linked: false, linked_at: 0 };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function show(route: IntegrationRoute, answers: FakeAnswers, query = '', params = {}) {
  const http = createFakeHttp({ '/api/v4/integration/status': () => line, ...answers });
  const input = { route, params, query };
  const at = `/integration/link/line?${query}`;
  const view = await renderScreen(integrationScreen, { http, at, input, namespaces });
  return { ...view, http };
}

it('explains that a partner is not configured', async () => {
  await show('game', {
    '/api/v4/integration/status': () => ({ ...line, configured: false, name: '' }),
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We don’t offer Games here');
});

it('leads back to the account, except from where a service leads back to', async () => {
  await show('integration-link-line', {});
  expect(screen.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/user/account');
  cleanup();
  await show('integration-address-callback', {});
  expect(screen.queryByRole('link', { name: 'My account' })).toBeNull();
});

it('redirects to the partner on a press of the button', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const { http } = await show('integration-link-line', {
    '/api/v4/integration/start': () => ({ url: 'https://line.example/authorize?state=s' }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Link LINE' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://line.example/authorize?state=s'));
  expect(http.sentTo('/api/v4/integration/start')).toEqual([
    { partner: 'line', back: '/integration/link/line' },
  ]);
});

it('links nothing by a URL alone, and forgets a rejected link', async () => {
  const { http, toasts, address } = await show(
    'integration-link-line',
    { '/api/v4/integration/complete': () => refused(errorCodes.LINK_TOKEN_EXPIRED, { status: 410 }) },
    'code=c&state=s',
  );
  expect(http.sentTo('/api/v4/integration/complete')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, link LINE' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(http.sentTo('/api/v4/integration/complete')).toEqual([{ partner: 'line', code: 'c', state: 's' }]);
  await waitFor(() => expect(address()).toBe('/integration/link/line'));
});

it('unlinks an account', async () => {
  const { http } = await show('link-account-chat-app', {
    '/api/v4/integration/status': () => ({ ...line, linked: true, linked_at: 1_800_000_000 }),
    '/api/v4/integration/unlink': () => line,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Unlink LINE' }));
  await waitFor(() => expect(http.sentTo('/api/v4/integration/unlink')).toHaveLength(1));
});

it.each([
  ['transactions', 200],
  ['give-me-money', 404],
])('answers the wallet action %s', async (action, expected) => {
  const { status } = await show('wallet-action', {}, '', { action });
  expect(status).toBe(expected);
});
