// @vitest-environment happy-dom
import { createFakeHttp, someMoney } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import type { OrderReturn } from '@pasar/order-api';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { returnSent } from '../shared/order-return.examples.ts';
import returnById from './return-by-id-screen.ts';

afterEach(cleanup);

const open = (found: OrderReturn) =>
  renderScreen(returnById, {
    http: createFakeHttp({ '/api/v4/return/detail': () => found }),
    at: '/return/view/id/5',
    input: { route: 'return-detail-by-return', params: { returnId: 5 }, query: '' },
    namespaces: [{ name: 'design-system', load: translations }],
  });

it.each([
  ['is on its way', {}, '$20.00 is on its way back to you.'],
  [
    'is being retried',
    { refund_delayed: someMoney(2000) },
    /^Your refund of \$20\.00 hasn’t gone through yet/,
  ],
])('says that a refund %s', async (_, delayed, text) => {
  const { deadline: __, ...sent } = returnSent;
  await open({ ...sent, status: 'refunded', amount: someMoney(2000), ...delayed });
  expect(screen.getByText(text)).toBeTruthy();
});

it("shows the return's own history, not the order's", async () => {
  await open(returnSent);
  expect(screen.queryByRole('heading', { name: 'Order status' })).toBeNull();
  const history = await screen.findByRole('heading', { name: 'Return status' });
  const section = history.closest('section');
  expect(section && within(section).getAllByRole('listitem')).toHaveLength(returnSent.timeline.length);
});
