// @vitest-environment happy-dom
import {
  aCheckoutInvoice,
  aCheckoutPreview,
  aCheckoutShop,
  aMethod,
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
  startPayment: '/api/v4/payment/start',
  checkoutPayment: '/api/v4/payment/checkout',
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

it('requires an address, and sends nothing without one', async () => {
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

const branch = {
  ...{ branch_id: 'TPE-001', name: '晨市松仁門市', city: '台北市', district: '信義區', street: '松仁路58號' },
};
const pickUp = { ...aCheckoutShop().delivery, channel: 'convenience-store' };
const pickUpOptions = [...aCheckoutShop().delivery_options, { ...pickUp, is_pick_up: true as const }];

it('asks for a branch, and orders to the chosen one', async () => {
  const previewOf = (delivery: object) =>
    aCheckoutPreview({
      shops: [aCheckoutShop({ delivery: { ...pickUp, ...delivery }, delivery_options: pickUpOptions })],
    });
  const http = serverWith({
    [paths.preview]: ({ query = {} }) => {
      if (query['deliveries'] === undefined) return previewOf({ channel: 'standard' });
      return previewOf(query['branches'] === undefined ? { branch_problem: 'required' } : { branch });
    },
    '/api/v4/delivery/branches': () => ({ branches: [branch], has_more: false }),
    [paths.place]: () => aPlacedOrder(),
  });
  await open(http);
  await placeButton();
  fireEvent.click(screen.getByLabelText(/Pick up at a convenience store/));
  expect(await screen.findByText('Choose a pick-up point to continue.')).toBeTruthy();
  expect((await placeButton()).disabled).toBe(true);
  fireEvent.click(await screen.findByLabelText(/晨市松仁門市/));
  expect(await screen.findByText('Pick-up point')).toBeTruthy();
  await waitFor(async () => expect((await placeButton()).disabled).toBe(false));
  fireEvent.click(await placeButton());
  await waitFor(() =>
    expect(http.sentTo(paths.place)).toMatchObject([
      { deliveries: '11:convenience-store', branches: '11:TPE-001' },
    ]),
  );
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

it('keeps the chosen voucher if a typed code does not apply, and replaces it if one does', async () => {
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

it('orders with the saved invoice of the market', async () => {
  const saved = [{ kind: 'tax-number' as const, code: '529.982.247-25' }];
  const invoice = aCheckoutInvoice({ kinds: ['none', 'tax-number'], kind: 'tax-number', saved });
  const http = serverWith({
    [paths.preview]: () => aCheckoutPreview({ invoice }),
    [paths.place]: () => aPlacedOrder(),
  });
  await renderCheckout({ Checkout, prepare }, { http, needs, market: 'BR' });
  expect((await screen.findByLabelText<HTMLInputElement>('Tax number (CPF / CNPJ)')).value).toBe(
    '529.982.247-25',
  );
  fireEvent.click(await placeButton());
  await waitFor(() =>
    expect(http.sentTo(paths.place)).toMatchObject([
      { invoice: { kind: 'tax-number', code: '52998224725' } },
    ]),
  );
});

it('sends no order with a wrong invoice number, and keeps what was typed', async () => {
  const http = serverWith({
    [paths.preview]: () => aCheckoutPreview({ invoice: aCheckoutInvoice() }),
    [paths.place]: () => aPlacedOrder(),
  });
  await renderCheckout({ Checkout, prepare }, { http, needs, market: 'TW' });
  await placeButton();
  fireEvent.click(screen.getByLabelText(/^With a tax number/));
  const field = screen.getByLabelText<HTMLInputElement>('Tax number (UBN)');
  fireEvent.change(field, { target: { value: '00501502' } });
  fireEvent.click(await placeButton());
  expect(await screen.findByText('Check the invoice details to continue.')).toBeTruthy();
  expect(screen.getByText('This number is incorrect. Check it and try again.')).toBeTruthy();
  expect([field.value, document.activeElement]).toEqual(['00501502', field]);
  expect(http.sentTo(paths.place)).toEqual([]);
  fireEvent.click(screen.getByLabelText(/^My shop account/));
  fireEvent.click(screen.getByLabelText(/^With a tax number/));
  expect(screen.getByLabelText<HTMLInputElement>('Tax number (UBN)').value).toBe('00501502');
  fireEvent.change(screen.getByLabelText('Tax number (UBN)'), { target: { value: '0050 1503' } });
  fireEvent.click(await placeButton());
  await waitFor(() =>
    expect(http.sentTo(paths.place)).toMatchObject([{ invoice: { kind: 'tax-number', code: '00501503' } }]),
  );
});

it('asks nothing for the invoice in other markets, and shows why the server refused one', async () => {
  const http = serverWith({ [paths.place]: () => refused(errorCodes.DOCUMENT_INVALID, { status: 422 }) });
  await open(http);
  await placeButton();
  expect(screen.queryByText('Invoice')).toBeNull();
  fireEvent.click(await placeButton());
  expect(await screen.findByText(/^The invoice details are incorrect/)).toBeTruthy();
  expect(http.sentTo(paths.place)[0]).not.toHaveProperty('invoice');
});

it('buys the line in the URL, without the cart', async () => {
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
  const lostServer = serverWith({ [paths.place]: lost });
  await open(lostServer);
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
  expect(keys(http)).toEqual(keys(lostServer).slice(0, 1));
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

it('lists unavailable lines, and keeps a note for each shop', async () => {
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

const transfer = aMethod('bank-transfer', {
  options: [
    { id: 'harbour', name: 'Harbour Bank' },
    { id: 'meridian', name: 'Meridian Bank' },
  ],
});
const payable = () =>
  aCheckoutPreview({
    payment_methods: [
      aMethod('qr', { scheme: 'PayNow' }),
      aMethod('card'),
      transfer,
      aMethod('cod', { available: false, reason: 'not-for-these-items' }),
    ],
  });
const unpaidOrder = () => aPlacedOrder({ payment_status: 'unpaid' });
const step = { kind: 'transfer', bank_name: '', account_number: '', account_name: '', reference: '' };
const started = {
  ...{ payment_id: 5, checkoutid: 8001, method: 'bank-transfer', option: 'meridian', state: 'pending', step },
  ...{ amount: someMoney(2689), next_steps: [], expires_at: 0, created_at: 0 },
};

it('offers the market’s methods by their names, and explains why one cannot be used', async () => {
  await open(serverWith({ [paths.preview]: payable }));
  await placeButton();
  expect(screen.getByLabelText<HTMLInputElement>(/^PayNow/).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(/^Cash on delivery/).disabled).toBe(true);
  expect(screen.getByText('Not available for some products in this order')).toBeTruthy();
});

it('starts the payment of the placed order, and continues with its first step', async () => {
  const http = serverWith({
    [paths.preview]: payable,
    [paths.place]: unpaidOrder,
    [paths.startPayment]: () => started,
  });
  const { navigations } = await open(http);
  await placeButton();
  fireEvent.click(screen.getByLabelText(/^Bank transfer/));
  fireEvent.click(screen.getByLabelText('Meridian Bank'));
  fireEvent.click(await placeButton());
  await waitFor(() =>
    expect(navigations).toEqual([{ path: '/payment/fixed-account?payment_id=5', replace: true }]),
  );
  expect(http.sentTo(paths.place)[0]).toMatchObject({ payment_channel: 'bank-transfer' });
  expect(http.sentTo(paths.startPayment)).toEqual([
    { checkoutid: 8001, method: 'bank-transfer', platform: expect.any(String), option: 'meridian' },
  ]);
});

const savedCard = { id: 3, brand: 'visa', last_four: '4242', expires_month: 9, expires_year: 2030 };
const cardPayment = { ...started, method: 'card', option: '', step: { kind: 'redirect', url: '/bank' } };

it.each([
  ['chooses one of the saved cards on the page that pays the orders', [savedCard], '/mpp/8001'],
  ['goes to the provider’s page without a saved card', [], '/payment/redirect?payment_id=5'],
])('paying by card, the shopper %s', async (_, cards, path) => {
  const http = serverWith({
    [paths.preview]: payable,
    [paths.place]: unpaidOrder,
    [paths.checkoutPayment]: () => ({ checkoutid: 8001, cards }),
    [paths.startPayment]: () => cardPayment,
  });
  const { navigations } = await open(http);
  await placeButton();
  fireEvent.click(screen.getByLabelText(/^Credit or debit card/));
  fireEvent.click(await placeButton());
  await waitFor(() => expect(navigations).toEqual([{ path, replace: true }]));
  expect(http.sentTo(paths.startPayment)).toHaveLength(1 - cards.length);
});

it.each([
  ['is not answered', lost],
  ['is refused', () => refused(errorCodes.PAYMENT_CHANNEL_UNAVAILABLE, { status: 422 })],
])('continues on the page that pays the orders when the start of the payment %s', async (_, answer) => {
  const http = serverWith({
    [paths.preview]: payable,
    [paths.place]: unpaidOrder,
    [paths.startPayment]: answer,
  });
  const { navigations } = await open(http);
  fireEvent.click(await placeButton());
  await waitFor(() => expect(navigations).toEqual([{ path: '/mpp/8001', replace: true }]));
  expect(http.sentTo(paths.place)).toHaveLength(1);
});

it('places nothing while no method can be used', async () => {
  await open(serverWith({ [paths.preview]: () => aCheckoutPreview({ payment_methods: [] }) }));
  expect((await placeButton()).disabled).toBe(true);
  expect(screen.getByText(/No payment method is available/)).toBeTruthy();
});

it('applies coins, and orders with the resulting total', async () => {
  const coins = { balance: 80, spendable: 35, saves: someMoney(35) };
  const http = serverWith({
    [paths.preview]: ({ query }) =>
      query?.['use_coins']
        ? aCheckoutPreview({ coins, coin_discount: someMoney(35), total: someMoney(2654) })
        : aCheckoutPreview({ coins }),
    [paths.place]: () => aPlacedOrder(),
  });
  await open(http);
  await placeButton();
  fireEvent.click(screen.getByLabelText(/^Use 35 coins/));
  await waitFor(() => expect(screen.getByRole('complementary').textContent).toContain('−$0.35'));
  expect(screen.getByText('Saves $0.35 · You have 80')).toBeTruthy();
  await waitFor(async () => expect((await placeButton()).disabled).toBe(false));
  fireEvent.click(await placeButton());
  await waitFor(() => expect(http.sentTo(paths.place)).toHaveLength(1));
  expect(http.sentTo(paths.place)[0]).toMatchObject({
    ...{ use_coins: true, seen_coins: 35, seen_total: someMoney(2654) },
  });
});

it('shows no coins to a shopper without any', async () => {
  await open(serverWith({}));
  await placeButton();
  expect(screen.queryByText('Coins')).toBeNull();
});

it('offers the best vouchers, and says when they are in use', async () => {
  const best_vouchers = { codes: ['PASAR5', 'SHOP10'], saves: someMoney(700) };
  const http = serverWith({
    [paths.preview]: () => aCheckoutPreview({ vouchers: [voucher], best_vouchers }),
  });
  await open(http);
  expect(await screen.findByText('The best vouchers save you $7.00 on this order.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Use best vouchers' }));
  await waitFor(() =>
    expect(requestsTo(http, paths.preview).at(-1)?.query).toEqual({ vouchers: 'PASAR5,SHOP10' }),
  );
  expect(await screen.findByText('You’re using the best vouchers. They save you $7.00.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Use best vouchers' })).toBeNull();
});
