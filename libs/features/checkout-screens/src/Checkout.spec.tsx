// @vitest-environment happy-dom
import {
  aCheckoutPreview,
  aCheckoutShop,
  anAccount,
  anAddress,
  aPlacedOrder,
  createFakeHttp,
  refused,
  someMoney,
} from '@pasar/builders';
import type { FakeAnswers, FakeHttp } from '@pasar/builders';
import { renderCheckout } from '@pasar/builders/render-checkout';
import { errorCodes } from '@pasar/error-catalogue';
import type { VoucherOffer } from '@pasar/order-api/inject';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Checkout, needs, prepare } from './index.ts';

const paths = {
  who: '/api/v4/account/basic/get_account_info',
  preview: '/api/v4/checkout/preview',
  place: '/api/v4/checkout/place_order',
  addresses: '/api/v4/account/address/list',
  addAddress: '/api/v4/account/address/add',
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const serverWith = (answers: FakeAnswers): FakeHttp =>
  createFakeHttp({
    [paths.who]: () => anAccount(),
    [paths.preview]: () => aCheckoutPreview(),
    [paths.addresses]: () => ({ addresses: [anAddress()] }),
    ...answers,
  });

const open = async (http: FakeHttp) => renderCheckout({ Checkout, prepare }, { http, needs });

const requestsTo = (http: FakeHttp, path: string) => http.requests.filter((request) => request.path === path);
const keys = (http: FakeHttp) =>
  requestsTo(http, paths.place).map(({ headers }) => headers?.['Idempotency-Key']);
const placeButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Place order' });
const lost = () => {
  throw new Error('offline');
};
const thanks = [{ path: '/order/success/7001', replace: true }];

it('renders embedded data without a request', async () => {
  const http = serverWith({});
  await open(http);
  expect((await placeButton()).disabled).toBe(false);
  expect(screen.getByText('1 Raffles Place')).toBeTruthy();
  expect([requestsTo(http, paths.preview).length, requestsTo(http, paths.addresses).length]).toEqual([1, 1]);
});

it('asks for an address and sends nothing without one', async () => {
  const { address_id: _, ...preview } = aCheckoutPreview();
  await open(serverWith({ [paths.preview]: () => preview, [paths.addresses]: () => ({ addresses: [] }) }));
  expect((await placeButton()).disabled).toBe(true);
  expect(screen.getAllByText('Add a delivery address to continue.').length).toBeGreaterThan(0);
});

it('selects an address that is added here', async () => {
  const { address_id: _, ...preview } = aCheckoutPreview();
  const book = [] as ReturnType<typeof anAddress>[];
  const http = serverWith({
    [paths.preview]: ({ query }) => ({ ...preview, ...(query?.['address_id'] && { address_id: 9 }) }),
    [paths.addresses]: () => ({ addresses: [...book] }),
    [paths.addAddress]: () => (book.push(anAddress({ id: 9 })), book[0]),
  });
  await open(http);
  fireEvent.click(await screen.findByRole('button', { name: 'Add an address' }));
  const typed = { name: 'Mei', mobile: '91234567', postcode: '049145', street: '1 Raffles Place' };
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(new RegExp(label, 'i')), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(requestsTo(http, paths.preview).at(-1)?.query).toEqual({ address_id: 9 }));
  await waitFor(async () => expect((await placeButton()).disabled).toBe(false));
  expect(http.sentTo(paths.addAddress)).toHaveLength(1);
});

const voucher: VoucherOffer = {
  code: 'PASAR5',
  kind: 'fixed',
  label: '$5 off',
  min_spend: someMoney(0),
  ends_at: 0,
  applies: true,
  saves: someMoney(500),
};

it.each([
  ['a delivery', 'Economy · $0.99', { deliveries: '11:economy' }],
  ['a voucher', '$5 off', { vouchers: 'PASAR5' }],
])('choosing %s loads a new price', async (_, label, query) => {
  const cheaper = aCheckoutPreview({ vouchers: [voucher], total: someMoney(2100) });
  const http = serverWith({
    [paths.preview]: (request) =>
      Object.keys(request.query ?? {}).length > 0 ? cheaper : aCheckoutPreview({ vouchers: [voucher] }),
  });
  await open(http);
  await placeButton();
  fireEvent.click(screen.getByLabelText(new RegExp(label.replaceAll('$', '\\$'))));
  await waitFor(() => expect(requestsTo(http, paths.preview).at(-1)?.query).toEqual(query));
  await waitFor(() => expect(screen.getByRole('complementary').textContent).toContain('$21.00'));
});

it('shows an unknown code at its field and leaves it out of the order', async () => {
  const unknown = { ...voucher, code: 'TYPO', applies: false, reason: 'unknown' };
  const http = serverWith({
    [paths.preview]: ({ query }) =>
      aCheckoutPreview({ vouchers: query?.['code'] === 'TYPO' ? [unknown] : [] }),
    [paths.place]: () => aPlacedOrder(),
  });
  await open(http);
  await placeButton();
  fireEvent.change(screen.getByLabelText('Voucher code'), { target: { value: 'typo' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This code isn’t valid. Check it and try again.',
  );
  fireEvent.click(await placeButton());
  await waitFor(() => expect(http.sentTo(paths.place)).toHaveLength(1));
  expect(http.sentTo(paths.place)[0]).not.toHaveProperty('vouchers');
});

it('keeps the chosen voucher when a typed code does not apply, and replaces it when one does', async () => {
  const better = { ...voucher, code: 'BETTER', label: '$7 off' };
  const late = { ...better, code: 'LATE', applies: false, reason: 'expired' };
  const http = serverWith({
    [paths.preview]: ({ query }) =>
      aCheckoutPreview({
        vouchers: [voucher, ...[better, late].filter(({ code }) => code === query?.['code'])],
      }),
  });
  await open(http);
  await placeButton();
  fireEvent.click(screen.getByLabelText(/\$5 off/));
  const apply = (code: string) => {
    fireEvent.change(screen.getByLabelText('Voucher code'), { target: { value: code } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  };
  apply('late');
  expect((await screen.findByRole('alert')).textContent).toBe('Expired');
  expect(screen.getByLabelText<HTMLInputElement>(/\$5 off/).checked).toBe(true);
  apply('better');
  await waitFor(() => expect(requestsTo(http, paths.preview).at(-1)?.query).toEqual({ vouchers: 'BETTER' }));
});

it('buys the line of the address, without the cart', async () => {
  const http = serverWith({ [paths.place]: () => aPlacedOrder() });
  await renderCheckout({ Checkout, prepare }, { http, needs, query: '?buy=11.101.0.2' });
  fireEvent.click(await placeButton());
  await waitFor(() => expect(http.sentTo(paths.place)).toHaveLength(1));
  for (const { query } of requestsTo(http, paths.preview)) expect(query).toEqual({ buy: '11.101.0.2' });
  expect(http.sentTo(paths.place)[0]).toMatchObject({ buy: '11.101.0.2' });
});

it('retries a failed price and disables the order until then', async () => {
  const state = { down: true };
  const http = serverWith({
    [paths.preview]: ({ query }) =>
      query?.['deliveries'] && state.down ? lost() : aCheckoutPreview({ total: someMoney(2100) }),
  });
  await open(http);
  await placeButton();
  fireEvent.click(screen.getByLabelText(/Economy/));
  expect(screen.getByLabelText<HTMLInputElement>(/Economy/).checked).toBe(true);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect((await placeButton()).disabled).toBe(true);
  state.down = false;
  fireEvent.click(retry);
  await waitFor(async () => expect((await placeButton()).disabled).toBe(false));
});

it('a double tap orders once, and the confirmation replaces the checkout', async () => {
  const answer = Promise.withResolvers<unknown>();
  const http = serverWith({ [paths.place]: () => answer.promise });
  const { navigations } = await open(http);
  const button = await placeButton();
  act(() => [button, button].forEach((one) => one.click()));
  expect(localStorage.getItem('checkout:intent')).toContain(keys(http)[0]);
  answer.resolve(aPlacedOrder());
  await waitFor(() => expect(navigations).toEqual(thanks));
  expect(http.sentTo(paths.place)).toEqual([
    { address_id: 7, payment_channel: 'cod', seen_total: someMoney(2689) },
  ]);
  expect(localStorage.getItem('checkout:intent')).toBeNull();
});

it('resends the order with the same key after a lost response, without calling it failed', async () => {
  const answers = [() => aPlacedOrder(), lost];
  const http = serverWith({ [paths.place]: () => answers.pop()?.() });
  const { navigations } = await open(http);
  fireEvent.click(await placeButton());
  expect(await screen.findByText('We’re confirming your order')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(navigations).toEqual(thanks));
  expect(new Set(keys(http)).size).toBe(1);
  expect(keys(http)).toHaveLength(2);
});

it('resumes the order on a later page, even with an empty cart', async () => {
  const gone = serverWith({ [paths.place]: lost });
  await open(gone);
  fireEvent.click(await placeButton());
  await screen.findByText('We’re confirming your order');
  cleanup();

  const answer = Promise.withResolvers<unknown>();
  const http = serverWith({
    [paths.preview]: () => aCheckoutPreview({ shops: [] }),
    [paths.place]: () => answer.promise,
  });
  const { navigations } = await open(http);
  expect(await screen.findByText('We’re confirming your order')).toBeTruthy();
  expect(screen.queryByText('Nothing to check out')).toBeNull();
  answer.resolve(aPlacedOrder());
  await waitFor(() => expect(navigations).toEqual(thanks));
  expect(keys(http)).toEqual(keys(gone).slice(0, 1));
});

it('shows a changed total, and orders only after another press', async () => {
  const renewed = Promise.withResolvers<unknown>();
  const previews = [renewed.promise, aCheckoutPreview()];
  const answers = [() => aPlacedOrder(), () => refused(errorCodes.PRICE_CHANGED, { status: 409 })];
  const http = serverWith({
    [paths.preview]: () => previews.pop(),
    [paths.place]: () => answers.pop()?.(),
  });
  const { navigations } = await open(http);
  fireEvent.click(await placeButton());
  await waitFor(() => expect(requestsTo(http, paths.preview)).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
  renewed.resolve(aCheckoutPreview({ total: someMoney(3100) }));
  expect((await screen.findByRole('alert')).textContent).toContain('the total is now $31.00');
  expect([navigations, localStorage.getItem('checkout:intent')]).toEqual([[], null]);
  fireEvent.click(await placeButton());
  await waitFor(() => expect(navigations).toEqual(thanks));
  expect(http.sentTo(paths.place).at(-1)).toMatchObject({ seen_total: someMoney(3100) });
  expect(new Set(keys(http)).size).toBe(2);
});

it('links to the cart when nothing is selected', async () => {
  const { navigations } = await open(serverWith({ [paths.preview]: () => aCheckoutPreview({ shops: [] }) }));
  fireEvent.click(await screen.findByRole('button', { name: 'Go to cart' }));
  expect(navigations).toEqual([{ path: '/cart', replace: false }]);
});

it('names unavailable lines, and keeps a note for each shop', async () => {
  const http = serverWith({
    [paths.preview]: () =>
      aCheckoutPreview({
        shops: [aCheckoutShop(), aCheckoutShop({ shopid: 12, name: 'Kopi' })],
        left_out: [{ itemid: 9, name: 'Broom', problem: 'out-of-stock' }],
      }),
    [paths.place]: () => aPlacedOrder(),
  });
  await open(http);
  const button = await placeButton();
  expect(screen.getByText('Not included in this order: Broom')).toBeTruthy();
  fireEvent.change(screen.getAllByLabelText('Message to seller')[1]!, { target: { value: 'ring twice' } });
  fireEvent.click(button);
  await waitFor(() => expect(http.sentTo(paths.place)).toHaveLength(1));
  expect(http.sentTo(paths.place)[0]).toMatchObject({ messages: [{ shopid: 12, text: 'ring twice' }] });
});

it('shows the discount of a deal and its name', async () => {
  const shop = aCheckoutShop();
  const lines = shop.lines.map((line) => ({
    ...line,
    deal_discount: someMoney(249),
    deal_label: 'Any 2, save 10%',
  }));
  await open(serverWith({ [paths.preview]: () => aCheckoutPreview({ shops: [{ ...shop, lines }] }) }));
  expect(await screen.findByText('Any 2, save 10% · −$2.49')).toBeTruthy();
});
