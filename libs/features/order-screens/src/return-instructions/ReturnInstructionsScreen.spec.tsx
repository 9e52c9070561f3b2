// @vitest-environment happy-dom
import { createFakeHttp } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { returnSent, returnToSend } from '../shared/order-return.examples.ts';
import returnInstructions from './return-instructions-screen.ts';

afterEach(cleanup);

it.each([
  ['to ship', returnToSend, 1],
  ['sent', returnSent, 0],
])('goods %s: the return shipping can be chosen only before sending', async (_name, found, links) => {
  await renderScreen(returnInstructions, {
    http: createFakeHttp({ '/api/v4/return/detail': () => found }),
    at: '/refund-return/return-instructions/5',
    input: { route: 'refund-return-instructions', params: { returnId: 5 }, query: '' },
    namespaces: [{ name: 'design-system', load: translations }],
  });
  expect(screen.queryAllByRole('link', { name: 'Choose return shipping' })).toHaveLength(links);
  expect(screen.getByRole('link', { name: 'Download label (PDF)' }).getAttribute('href')).toBe(
    `/api/v4/return/label?return_id=${found.return_id}`,
  );
});
