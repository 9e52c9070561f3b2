// @vitest-environment happy-dom
import { aCheckoutPreview, aMethod, aPlacedOrder, refused, someMoney } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { lost, open, paths, placeButton, serverWith } from '../testing/open-checkout.tsx';

afterEach(cleanup);

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
