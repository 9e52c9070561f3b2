// @vitest-environment happy-dom
import { anOrder, anOrderLine, createFakeHttp } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { cleanup, configure, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import orderDetail from '../order-detail/order-detail-screen.ts';

/** The dialog is loaded lazily, which can be slow on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

it('demands a rating, until one is chosen', async () => {
  const http = createFakeHttp({
    '/api/v4/order/detail': () => anOrder({ status: 'completed', actions: ['rate'] }),
    '/api/v4/order/ratings': () => ({ can_rate: true, lines: [{ line: anOrderLine() }] }),
  });
  await renderScreen(orderDetail, {
    http,
    at: '/user/purchase/order/7001',
    input: { route: 'purchase-order-detail', params: { orderId: 7001 }, query: '' },
    namespaces: [{ name: 'design-system', load: translations }],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Rate items' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(await dialog.findByRole('button', { name: 'Send rating' }));
  expect(dialog.getByText('Choose a rating.')).toBeTruthy();
  fireEvent.click(dialog.getByLabelText('4 ★'));
  expect(dialog.queryByText('Choose a rating.')).toBeNull();
  expect(http.sentTo('/api/v4/order/rate')).toEqual([]);
});
