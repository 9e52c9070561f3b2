// @vitest-environment happy-dom
import { anOrder, anOrderLine, createFakeHttp, refused, someMoney } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import orderDetail from './order-detail-screen.ts';

const paths = { detail: '/api/v4/order/detail', cancel: '/api/v4/order/cancel', pay: '/api/v4/order/pay' };

/** The dialog is loaded on demand, which can be slow on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

async function open(answers: FakeAnswers) {
  const http = createFakeHttp(answers);
  const view = await renderScreen(orderDetail, {
    http,
    at: '/user/purchase/order/7001',
    input: { route: 'purchase-order-detail', params: { orderId: 7001 }, query: '' },
    namespaces: [{ name: 'design-system', load: translations }],
  });
  return { http, view, status: view.status };
}

const dialog = async () => within(await screen.findByRole('dialog'));

it('shows the history latest first, the items and the amounts', async () => {
  const { http, status } = await open({
    [paths.detail]: () =>
      anOrder({
        status: 'to_receive',
        can_cancel: false,
        voucher_discount: someMoney(500),
        timeline: [
          { status: 'to_ship', at: 1_790_000_000_000 },
          { status: 'to_receive', at: 1_790_100_000_000 },
        ],
      }),
  });
  expect([status, http.requests[0]?.query]).toEqual([200, { order_id: 7001 }]);
  const events = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(events[0]).toContain('On its way');
  expect(events[1]).toContain('The seller is packing your order');
  expect(screen.getByText('−$5.00')).toBeTruthy();
  expect(screen.queryByText('Shipping discount')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

it.each([
  [{ deal_label: 'Any 2', deal_discount: someMoney(300) }, 'Any 2 · −$3.00'],
  [{ flash_quantity: 2, quantity: 2 }, 'Flash sale'],
  [{ flash_quantity: 1, quantity: 3, deal_discount: someMoney(400) }, 'Flash sale ×1 · −$4.00'],
])('shows the deal that set a line’s price: %o', async (deal, text) => {
  await open({ [paths.detail]: () => anOrder({ lines: [anOrderLine(deal)] }) });
  expect(await screen.findByText(text)).toBeTruthy();
});

it('answers not found for an unknown order or somebody else’s', async () => {
  const { status } = await open({ [paths.detail]: () => refused(errorCodes.NOT_FOUND, { status: 404 }) });
  expect(status).toBe(404);
  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeTruthy();
});

it('can be retried when the order fails to load', async () => {
  const answers: unknown[] = [refused(errorCodes.PARAM)];
  const { status } = await open({ [paths.detail]: () => answers.at(-1) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answers.push(anOrder());
  fireEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Order 260901ABCDEF' })).toBeTruthy();
  expect(status).toBe(200);
});

it('asks for confirmation before cancelling', async () => {
  const { http } = await open({ [paths.detail]: () => anOrder() });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  fireEvent.click((await dialog()).getByRole('button', { name: 'Keep order' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(http.sentTo(paths.cancel)).toEqual([]);
});

it('cancels once confirmed', async () => {
  const states = [anOrder({ status: 'cancelled', can_cancel: false }), anOrder()];
  const { http, view } = await open({
    [paths.detail]: () => states.at(-1),
    [paths.cancel]: () => (states.pop(), states.at(-1)),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  fireEvent.click((await dialog()).getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(view.toasts).toEqual([{ message: 'Order cancelled', kind: 'success' }]));
  expect(await screen.findByText('Cancelled')).toBeTruthy();
  expect(http.sentTo(paths.cancel)).toEqual([{ order_id: 7001 }]);
});

it('shows an error when it is too late to cancel', async () => {
  const { view } = await open({ [paths.detail]: () => anOrder(), [paths.cancel]: () => refused(2) });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  fireEvent.click((await dialog()).getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(view.toasts.map(({ kind }) => kind)).toEqual(['error']));
  expect(view.toasts[0]?.message).toContain('We couldn’t cancel this order.');
});

const unpaid = {
  status: 'to_pay',
  payment_status: 'declined',
  payment_channel: 'sandbox-card',
  pay_by: 1_790_001_800_000,
} as const;

it('shows the payment deadline, and an error for a payment after it', async () => {
  const states = [
    anOrder({ status: 'cancelled', payment_status: 'voided', can_cancel: false }),
    anOrder(unpaid),
  ];
  const { view } = await open({
    [paths.detail]: () => states.at(-1),
    [paths.pay]: () => (states.pop(), refused(errorCodes.ORDER_NOT_PAYABLE, { status: 409 })),
  });
  expect(screen.getByText(/If you don’t pay by .*2026.*, the order will be cancelled/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Pay now' }));
  fireEvent.click((await dialog()).getByRole('button', { name: /Pay now/ }));
  await waitFor(() => expect(view.toasts[0]?.message).toContain('The payment deadline has passed'));
  expect(await screen.findByText(/Not charged$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
});

it('pays an unpaid order; a declined card leaves it unchanged', async () => {
  const waiting = anOrder(unpaid);
  const paid = anOrder({ payment_status: 'paid', payment_channel: 'sandbox-card' });
  const bank = { paid: false };
  const { http, view } = await open({
    [paths.detail]: () => (bank.paid ? paid : waiting),
    [paths.pay]: ({ body }) => {
      bank.paid = (body as { card_token: string }).card_token === 'tok_approve';
      return bank.paid ? paid : refused(errorCodes.PAYMENT_DECLINED, { status: 402 });
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Pay now' }));
  const asking = await dialog();
  fireEvent.click(asking.getByLabelText(/declined/));
  fireEvent.click(asking.getByRole('button', { name: /Pay now/ }));
  expect((await asking.findByRole('alert')).textContent).toContain('You haven’t been charged');
  fireEvent.click(asking.getByLabelText(/approved/));
  fireEvent.click(asking.getByRole('button', { name: /Pay now/ }));
  await waitFor(() => expect(view.toasts.map(({ kind }) => kind)).toEqual(['success']));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull());
  expect(http.sentTo(paths.pay)).toEqual([
    { order_id: 7001, card_token: 'tok_decline' },
    { order_id: 7001, card_token: 'tok_approve' },
  ]);
});
