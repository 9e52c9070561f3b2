// @vitest-environment happy-dom
import { anOrder, anOrderLine, createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import cancellation from './cancellation-screen.ts';

const paths = { detail: '/api/v4/order/detail', cancel: '/api/v4/order/cancel' };
const lines = [anOrderLine({ quantity: 2 }), anOrderLine({ line_no: 2, itemid: 102, name: 'Kettle' })];

afterEach(cleanup);

async function open(answers: FakeAnswers) {
  const http = createFakeHttp(answers);
  const view = await renderScreen(cancellation, {
    http,
    at: '/user/purchase/cancellation/7001',
    input: { route: 'purchase-cancellation', params: { orderId: 7001 }, query: '' },
    namespaces: [{ name: 'design-system', load: translations }],
  });
  return { http, view };
}

const send = (name = 'Cancel order') => fireEvent.click(screen.getByRole('button', { name }));

it('cancels the whole order, and requires a reason', async () => {
  const { http, view } = await open({
    [paths.detail]: () => anOrder({ lines }),
    [paths.cancel]: () => anOrder(),
  });
  send();
  expect(await screen.findByText('Choose a reason.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('The address is wrong'));
  send();
  await waitFor(() => expect(view.toasts).toEqual([{ message: 'Order cancelled', kind: 'success' }]));
  expect(http.sentTo(paths.cancel)).toEqual([{ order_id: 7001, reason: 'wrong-address' }]);
});

it('cancels the selected pieces, and requires at least one', async () => {
  const { http } = await open({ [paths.detail]: () => anOrder({ lines }), [paths.cancel]: () => anOrder() });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Straw market basket' }));
  fireEvent.click(screen.getByLabelText('I changed my mind'));
  send('Cancel selected items');
  await waitFor(() =>
    expect(http.sentTo(paths.cancel)).toEqual([
      { order_id: 7001, reason: 'changed-mind', pieces: [{ line_no: 2, quantity: 1 }] },
    ]),
  );
  fireEvent.click(screen.getByLabelText('Kettle'));
  send('Cancel selected items');
  expect(await screen.findByText('Choose at least one item.')).toBeTruthy();
});

it.each([
  ['paid', 'refund what you paid'],
  ['unpaid', 'You haven’t been charged.'],
] as const)('explains the money of an order that is %s', async (payment_status, text) => {
  await open({ [paths.detail]: () => anOrder({ lines, payment_status }) });
  expect(document.body.textContent).toContain(text);
});

it('asks the seller once the order has been shipped', async () => {
  const onItsWay = anOrder({ status: 'to_receive', lines, actions: ['request-cancellation'] });
  const { http } = await open({ [paths.detail]: () => onItsWay, [paths.cancel]: () => onItsWay });
  fireEvent.click(screen.getByLabelText('Another reason'));
  fireEvent.change(screen.getByLabelText(/Note to the seller/), { target: { value: 'Please stop it.' } });
  send('Send request');
  await waitFor(() =>
    expect(http.sentTo(paths.cancel)).toEqual([{ order_id: 7001, reason: 'other', note: 'Please stop it.' }]),
  );
});

it.each([
  [{ status: 'cancelled' }, 'This order is cancelled.'],
  [{ status: 'completed' }, 'This order can’t be cancelled any more.'],
  [
    {
      status: 'to_receive',
      cancellation: { status: 'requested', reason: 'other', answer_by: 1_790_000_000_000 },
    },
    'You asked to cancel.',
  ],
] as const)('shows the state of the cancellation: %o', async (changes, text) => {
  await open({ [paths.detail]: () => anOrder({ ...changes, actions: [] }) });
  expect(document.body.textContent).toContain(text);
  expect(screen.queryByRole('radio')).toBeNull();
});

it('keeps the selection when the call fails', async () => {
  const { view } = await open({
    [paths.detail]: () => anOrder({ lines }),
    [paths.cancel]: () => refused(errorCodes.ORDER_NOT_CANCELLABLE, { status: 409 }),
  });
  fireEvent.click(screen.getByLabelText('The address is wrong'));
  send();
  await waitFor(() => expect(view.toasts.map(({ kind }) => kind)).toEqual(['error']));
  expect((screen.getByLabelText('The address is wrong') as HTMLInputElement).checked).toBe(true);
});
