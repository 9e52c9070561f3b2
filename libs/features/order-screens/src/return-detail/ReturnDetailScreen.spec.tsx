// @vitest-environment happy-dom
import { createFakeHttp } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { returnSent } from '../shared/order-return.examples.ts';
import returnById from './return-by-id-screen.ts';

afterEach(cleanup);

it("shows the return's own history, not the order's", async () => {
  await renderScreen(returnById, {
    http: createFakeHttp({ '/api/v4/return/detail': () => returnSent }),
    at: '/return/view/id/5',
    input: { route: 'return-detail-by-return', params: { returnId: 5 }, query: '' },
    namespaces: [{ name: 'design-system', load: translations }],
  });
  expect(screen.queryByRole('heading', { name: 'Order status' })).toBeNull();
  const history = await screen.findByRole('heading', { name: 'Return status' });
  const section = history.closest('section');
  expect(section && within(section).getAllByRole('listitem')).toHaveLength(returnSent.timeline.length);
});
