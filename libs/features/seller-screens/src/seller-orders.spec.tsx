// @vitest-environment happy-dom
import { anOrderLine, refused, someMoney } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import label from './label/label-screen.ts';
import order from './order/order-screen.ts';
import { dialog, found, openOrder, press, type, paths } from './testing/open-orders.ts';

afterEach(cleanup);

it('shows the invoice that the seller issues, if the response has it', async () => {
  await openOrder({
    [paths.detail]: () => found({ invoice: { kind: 'tax-number', code: '00501503', document: 'ubn' } }),
  });
  expect(await screen.findByText('Invoice: UBN 00501503')).toBeTruthy();
});

it('shows what was cancelled before it was paid, and a refund that is being retried', async () => {
  const amounts = { uncharged: someMoney(500), refunded: someMoney(300), refund_delayed: someMoney(300) };
  await openOrder({ [paths.detail]: () => found(amounts) });
  const rows = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(rows).toContainEqual(['Cancelled items', '$5.00']);
  expect(rows).toContainEqual(['Refunded', '$3.00']);
  expect(screen.getByText(/^The buyer’s refund of \$3\.00 hasn’t gone through yet/)).toBeTruthy();
});

it('answers 404 for another shop’s order', async () => {
  const { view } = await openOrder({ [paths.detail]: () => refused(errorCodes.NOT_FOUND, { status: 404 }) });
  expect(view.status).toBe(404);
  expect(screen.getByRole('heading', { name: 'Order not found' })).toBeTruthy();
});

it('ships: shows errors at their fields, which have the focus, and keeps the input', async () => {
  const parcel = { carrier: 'Post', tracking_number: 'AB12345678', events: [] };
  const states = [found({ status: 'to_receive', parcel }, []), found()];
  const { http, view } = await openOrder({
    [paths.detail]: () => states.at(-1),
    [paths.ship]: ({ body }) =>
      (body as { tracking_number: string }).tracking_number === '12'
        ? refused(errorCodes.TRACKING_NUMBER_INVALID, { status: 422 })
        : (states.pop(), { order_id: 7001, status: 'to_receive' }),
  });
  press('Confirm shipment');
  expect(screen.getByText('Enter the carrier’s name.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Carrier')));
  expect(http.sentTo(paths.ship)).toEqual([]);
  type('Carrier', 'Post');
  type(/Tracking number/, '12');
  press('Confirm shipment');
  expect(await screen.findByText(/This isn’t a tracking number/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Tracking number/)));
  expect(screen.getByLabelText<HTMLInputElement>('Carrier').value).toBe('Post');
  type(/Tracking number/, 'ab12345678');
  press('Confirm shipment');
  expect(await screen.findByText('AB12345678')).toBeTruthy();
  expect(view.toasts.map(({ kind }) => kind)).toEqual(['success']);
  expect(screen.queryByRole('button', { name: 'Confirm shipment' })).toBeNull();
});

it('moves the focus to the page when a successful action has removed its button', async () => {
  const page = document.body.appendChild(document.createElement('main'));
  page.tabIndex = -1;
  const states = [found({ status: 'to_receive' }, []), found()];
  await openOrder({
    [paths.detail]: () => states.at(-1),
    [paths.ship]: () => (states.pop(), { order_id: 7001, status: 'to_receive' }),
  });
  type('Carrier', 'Post');
  type(/Tracking number/, 'AB12345678');
  screen.getByRole('button', { name: 'Confirm shipment' }).focus();
  press('Confirm shipment');
  await waitFor(() => expect(document.activeElement).toBe(page));
  expect(screen.queryByRole('button', { name: 'Confirm shipment' })).toBeNull();
  page.remove();
});

it('reloads an order that has changed in the meantime', async () => {
  const states = [found({ status: 'cancelled' }, []), found()];
  const { view } = await openOrder({
    [paths.detail]: () => states.at(-1),
    [paths.ship]: () => (states.pop(), refused(errorCodes.ORDER_STEP_NOT_ALLOWED, { status: 409 })),
  });
  type('Carrier', 'Post');
  type(/Tracking number/, 'AB12345678');
  press('Confirm shipment');
  expect(await screen.findByText('Cancelled')).toBeTruthy();
  await waitFor(() => expect(view.toasts.map(({ kind }) => kind)).toEqual(['error']));
});

it('cancels with a reason, but not without', async () => {
  const { http, view } = await openOrder({ [paths.cancel]: () => ({ order_id: 7001, status: 'cancelled' }) });
  press('Cancel order');
  const asking = await dialog();
  fireEvent.click(asking.getByRole('button', { name: 'Cancel order' }));
  expect(await asking.findByText('Choose a reason.')).toBeTruthy();
  fireEvent.click(asking.getByLabelText('Out of stock'));
  fireEvent.click(asking.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(view.toasts.map(({ kind }) => kind)).toEqual(['success']));
  expect(http.sentTo(paths.cancel)).toEqual([{ order_id: 7001, reason: 'out-of-stock' }]);
});

it.each([
  ['Cancel and refund', true],
  ['Continue delivery', false],
])('answers a buyer’s cancellation request: %s', async (name, accept) => {
  const request = { status: 'requested', reason: 'too-slow', note: 'I leave tomorrow.' } as const;
  const cancellation = { ...request, answer_by: 1_790_100_000_000 };
  const { http } = await openOrder({
    [paths.detail]: () => found({ status: 'to_receive', cancellation }, ['answer-cancellation']),
    [paths.answer]: () => ({ order_id: 7001, status: 'to_receive' }),
  });
  expect(screen.getByText('Reason: Delivery takes too long')).toBeTruthy();
  expect(screen.getByText('I leave tomorrow.')).toBeTruthy();
  press(name);
  await waitFor(() => expect(http.sentTo(paths.answer)).toEqual([{ order_id: 7001, accept }]));
});

it.each([
  ['to_ship', 1],
  ['to_receive', 1],
  ['completed', 0],
  ['cancelled', 0],
] as const)('offers the label of an order as a PDF while it is open: %s', async (status, links) => {
  await openOrder({ [paths.detail]: () => found({ status }) }, label);
  const hrefs = screen
    .queryAllByRole('link', { name: 'Download label (PDF)' })
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(Array<string>(links).fill('/api/v4/seller/order/label?order_id=7001'));
});

it.each([['order', order] as const, ['label', label] as const])(
  'offers no label on the page of the %s while its buyer chooses another branch, and says why',
  async (_, definition) => {
    const reselect_branch = { by: 1_790_000_000_000, forderid: '260901ABCDEF', storeid: 'XINYI' };
    await openOrder({ [paths.detail]: () => found({ reselect_branch }, []) }, definition);
    expect(screen.getByText(/choosing another pick-up point/)).toBeTruthy();
    expect(screen.queryByText(/(Print|Download) label/)).toBeNull();
    expect(screen.queryByRole('img', { name: '260901ABCDEF' })).toBeNull();
  },
);

it('prints the order number on the label, and the tracking number once there is one; leaves out cancelled lines', async () => {
  const lines = [anOrderLine({ quantity: 3, given_back: 1, name: 'Kettle' })];
  await openOrder({ [paths.detail]: () => found({ lines }) }, label);
  expect(screen.getByRole('img', { name: '260901ABCDEF' })).toBeTruthy();
  expect(screen.getByText(/2 × Kettle/)).toBeTruthy();
  cleanup();
  const parcel = { carrier: 'Post', tracking_number: 'AB12345678', events: [] };
  await openOrder({ [paths.detail]: () => found({ status: 'to_receive', parcel }, []) }, label);
  expect(screen.getByRole('img', { name: 'AB12345678' })).toBeTruthy();
});

it.each([
  ['no discount', {}, []],
  [
    'the sum of vouchers and coins',
    { voucher_discount: someMoney(300), shipping_discount: someMoney(100), coin_discount: someMoney(50) },
    ['−$4.50'],
  ],
])('the summary of an order shows %s', async (_, discounts, amounts) => {
  await openOrder({ [paths.detail]: () => found(discounts) });
  const row = screen.queryByText('Discount');
  expect(row ? [row.nextElementSibling?.textContent] : []).toEqual(amounts);
});

it('distinguishes shipped from delivered', async () => {
  const parcel = { carrier: 'Post', tracking_number: 'PX123456', events: [] };
  const shipped = found({ status: 'to_receive', parcel }, []);
  await openOrder({ [paths.detail]: () => shipped });
  expect(screen.getByText('Shipped')).toBeTruthy();
  cleanup();
  const events = [{ kind: 'delivered', at: 1_790_200_000_000 } as const];
  await openOrder({
    [paths.detail]: () => found({ status: 'to_receive', parcel: { ...parcel, events } }, []),
  });
  expect(screen.getAllByText('Delivered')).toHaveLength(2);
  expect(screen.queryByText('Shipped')).toBeNull();
});

it('shows who cancelled an order and why', async () => {
  const event = { status: 'cancelled', at: 1, action: 'cancel', actor: 'buyer', note: 'too-slow' } as const;
  await openOrder({ [paths.detail]: () => found({ status: 'cancelled', timeline: [event] }, []) });
  expect(screen.getByText('The buyer cancelled this order')).toBeTruthy();
  expect(screen.getByText('Reason: Delivery takes too long')).toBeTruthy();
});
