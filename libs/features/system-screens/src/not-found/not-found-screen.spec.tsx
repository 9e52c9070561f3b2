// @vitest-environment happy-dom
import { createFakeHttp } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import type { ScreenContext } from '@pasar/screen-kit';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import notFoundScreen from './not-found-screen.ts';

const show = (client: ScreenContext['client'] = 'browser') =>
  renderScreen(notFoundScreen, {
    http: createFakeHttp({}),
    at: '/nowhere',
    client,
    input: { route: 'home', params: {}, query: '' },
    namespaces: [{ name: 'design-system', load: translations }],
  });

afterEach(cleanup);

/** @spec not-found-page amb-app-variant */
it.each([
  ['browser', ['Go back'], ['Go to home page']],
  ['native-app', ['Go back'], []],
  ['in-app-web-view', ['Go back'], []],
] as const)('%s: buttons %j, links %j', async (client, buttons, links) => {
  const { status } = await show(client);
  const named = (role: 'button' | 'link') =>
    screen.queryAllByRole(role).map(({ textContent }) => textContent);
  expect([status, named('button'), named('link')]).toEqual([404, buttons, links]);
});

/** @spec not-found-back */
it('goes home if there is no previous page', async () => {
  const { address } = await show();
  fireEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(address()).toBe('/');
});
