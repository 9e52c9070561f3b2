// @vitest-environment happy-dom
import { anOrder, anOrderLine, createFakeHttp, refused, someMoney } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import orderDetail from './order-detail-screen.ts';

const paths = { detail: '/api/v4/order/detail' };

/** The dialog is loaded lazily, which can be slow on a busy machine. */

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
  expect(screen.getByText('+65 9123 4567')).toBeTruthy();
});

it('says that delivery is free instead of an amount of zero', async () => {
  await open({ [paths.detail]: () => anOrder({ shipping_total: someMoney(0) }) });
  expect(screen.getByText('Free shipping')).toBeTruthy();
  expect(screen.queryByText('$0.00')).toBeNull();
});

it.each([
  [{ kind: 'tax-number', code: '52998224725', document: 'cpf' }, 'Invoice: CPF 529.982.247-25'],
  [{ kind: 'mobile-barcode', code: '/ABC+123' }, 'Invoice: Mobile barcode /ABC+123'],
  [{ kind: 'member', code: '' }, 'Invoice: My Pasar account'],
] as const)('shows what the buyer asked of the invoice: %o', async (invoice, text) => {
  await open({ [paths.detail]: () => anOrder({ invoice }) });
  expect(await screen.findByText(text)).toBeTruthy();
});

it.each([
  [{ deal_label: 'Any 2', deal_discount: someMoney(300) }, 'Any 2 · −$3.00'],
  [{ flash_quantity: 2, quantity: 2 }, 'Flash sale'],
  [{ flash_quantity: 1, quantity: 3, deal_discount: someMoney(400) }, 'Flash sale ×1 · −$4.00'],
])('shows the deal that set a line’s price: %o', async (deal, text) => {
  await open({ [paths.detail]: () => anOrder({ lines: [anOrderLine(deal)] }) });
  expect(await screen.findByText(text)).toBeTruthy();
});

it.each([
  [1, 1],
  [undefined, 0],
])('says how many pieces were cancelled or returned: %s', async (given_back, texts) => {
  const line = anOrderLine({ quantity: 3, ...(given_back !== undefined && { given_back }) });
  await open({ [paths.detail]: () => anOrder({ lines: [line] }) });
  expect(screen.queryAllByText('Cancelled or returned: 1')).toHaveLength(texts);
});

const sumRows = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
    .filter((row) => /^(Cancelled items|To pay on delivery|Paid|Refunded):/.test(row));

const three = someMoney(300);
const five = someMoney(500);

it.each([
  ['paid', { refunded: five }, ['Refunded: −$5.00']],
  ['due-on-delivery', { uncharged: five }, ['Cancelled items: −$5.00', 'To pay on delivery: $15.00']],
  ['paid', { uncharged: five }, ['Cancelled items: −$5.00', 'Paid: $15.00']],
  [
    'paid',
    { uncharged: five, refunded: three },
    ['Cancelled items: −$5.00', 'Paid: $15.00', 'Refunded: −$3.00'],
  ],
  ['voided', { uncharged: someMoney(2000) }, ['Cancelled items: −$20.00']],
] as const)('shows what became of cancelled pieces: %s, %o', async (payment_status, amounts, rows) => {
  await open({ [paths.detail]: () => anOrder({ payment_status, total: someMoney(2000), ...amounts }) });
  expect(sumRows()).toEqual(rows);
});

it('says that a refund is being retried', async () => {
  await open({ [paths.detail]: () => anOrder({ status: 'cancelled', refund_delayed: five }) });
  expect(screen.getByText(/^Your refund of \$5\.00 hasn’t gone through yet/)).toBeTruthy();
});

it('shows that an order was delivered but not confirmed', async () => {
  const parcel = {
    ...{ carrier: 'Pasar Express', tracking_number: 'PX1' },
    events: [{ kind: 'delivered', at: 1_790_200_000_000 } as const],
  };
  await open({ [paths.detail]: () => anOrder({ status: 'to_receive', parcel }) });
  expect(screen.getAllByText('Delivered')).toHaveLength(2);
  expect(screen.queryByText('To receive')).toBeNull();
});

it('answers 404 for an unknown order or another member’s', async () => {
  const { status } = await open({ [paths.detail]: () => refused(errorCodes.NOT_FOUND, { status: 404 }) });
  expect(status).toBe(404);
  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeTruthy();
});

it('retries when the order fails to load', async () => {
  const answers: unknown[] = [refused(errorCodes.PARAM)];
  const { status } = await open({ [paths.detail]: () => answers.at(-1) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answers.push(anOrder());
  fireEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Order 260901ABCDEF' })).toBeTruthy();
  expect(status).toBe(200);
});

it('offers exactly the actions that the server allows', async () => {
  await open({ [paths.detail]: () => anOrder({ actions: ['cancel', 'invoice'] }) });
  expect(screen.getByRole('link', { name: 'Cancel order' }).getAttribute('href')).toBe(
    '/user/purchase/cancellation/7001',
  );
  expect(screen.getByRole('link', { name: 'Invoice' }).getAttribute('href')).toBe('/invoice/7001');
  expect(screen.queryByRole('button', { name: 'Confirm receipt' })).toBeNull();
});

it('asks for confirmation before confirming receipt', async () => {
  const states = [
    anOrder({ status: 'completed', actions: [] }),
    anOrder({ status: 'to_receive', actions: ['receive'] }),
  ];
  const { http, view } = await open({
    [paths.detail]: () => states.at(-1),
    '/api/v4/order/receive': () => (states.pop(), states.at(-1)),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm receipt' }));
  expect(http.sentTo('/api/v4/order/receive')).toEqual([]);
  fireEvent.click((await dialog()).getByRole('button', { name: 'Confirm receipt' }));
  await waitFor(() => expect(view.toasts.map(({ kind }) => kind)).toEqual(['success']));
  expect(http.sentTo('/api/v4/order/receive')).toEqual([{ order_id: 7001 }]);
  expect(await screen.findByText('Completed')).toBeTruthy();
});

it('rates a line: requires stars, and sends the rating once', async () => {
  const rated = { can_rate: true, lines: [{ line: anOrderLine() }] };
  const { http } = await open({
    [paths.detail]: () => anOrder({ status: 'completed', actions: ['rate'] }),
    '/api/v4/order/ratings': () => rated,
    '/api/v4/order/rate': () => rated,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Rate items' }));
  const asking = await dialog();
  fireEvent.click(await asking.findByRole('button', { name: 'Send rating' }));
  expect(await asking.findByText('Choose a rating.')).toBeTruthy();
  fireEvent.click(asking.getByLabelText('4 ★'));
  fireEvent.click(asking.getByRole('button', { name: 'Send rating' }));
  await waitFor(() =>
    expect(http.sentTo('/api/v4/order/rate')).toEqual([
      { order_id: 7001, line_no: 1, rating_star: 4, comment: '', pictures: [] },
    ]),
  );
});

it('shows the parcel’s tracking events', async () => {
  const parcel = {
    carrier: 'Post',
    tracking_number: 'AB12345678',
    events: [{ kind: 'picked-up', at: 1_790_100_000_000 } as const],
  };
  await open({ [paths.detail]: () => anOrder({ status: 'to_receive', parcel }) });
  expect(screen.getByText('AB12345678')).toBeTruthy();
  expect(screen.getByText('Picked up from the seller')).toBeTruthy();
});

const unpaid = {
  status: 'to_pay',
  payment_status: 'unpaid',
  payment_channel: 'card',
  pay_by: 1_790_001_800_000,
} as const;

it('shows the payment deadline, and links to the payment of its checkout', async () => {
  await open({ [paths.detail]: () => anOrder(unpaid) });
  expect(screen.getByText(/If you don’t pay by .*2026.*, the order will be cancelled/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe('/mpp/8001');
  expect(screen.getByText('Credit or debit card · Payment pending')).toBeTruthy();
});

it.each([
  ['qr', 'PayNow · Paid'],
  ['convenience-store', 'Convenience store · Paid'],
] as const)('shows that an order was paid by %s', async (payment_channel, text) => {
  await open({ [paths.detail]: () => anOrder({ payment_status: 'paid', payment_channel }) });
  expect(screen.getByText(text)).toBeTruthy();
});
