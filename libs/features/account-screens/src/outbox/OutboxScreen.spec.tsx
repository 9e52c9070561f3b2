// @vitest-environment happy-dom
import { createFakeHttp, refused } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import outbox from './outbox-screen.ts';

afterEach(cleanup);

it('links back to the list of tools', async () => {
  await renderScreen(outbox, {
    http: createFakeHttp({
      '/api/v4/internal/outbox': () => ({ messages: [] }),
      '/api/v4/account/basic/get_account_info': () => refused(errorCodes.NOT_LOGGED_IN, { status: 401 }),
    }),
    at: '/__internal/outbox',
    input: { route: 'outbox', params: {}, query: '' },
    namespaces: [{ name: 'design-system', load: translations }],
  });
  expect(screen.getByRole('link', { name: 'Internal tools' }).getAttribute('href')).toBe('/__internal');
});
