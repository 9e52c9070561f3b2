// @vitest-environment happy-dom
import { createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import type { Payment } from '@pasar/payment-api';
import type { ScreenDefinition } from '@pasar/screen-kit';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import callback from './callback/callback-screen.ts';
import channelItem from './channel-item/channel-item-screen.ts';
import failure from './failure/failure-screen.ts';
import mpp from './mpp/mpp-screen.ts';
import { aCheckout, aPayment } from './payment.examples.ts';
import payment from './payment/payment-screen.ts';
import selection from './selection/selection-screen.ts';
import step from './step/step-screen.ts';

afterEach(cleanup);

const paths = {
  checkout: '/api/v4/payment/checkout',
  detail: '/api/v4/payment/detail',
  start: '/api/v4/payment/start',
  confirm: '/api/v4/payment/confirm',
  methods: '/api/v4/payment/methods',
  prefer: '/api/v4/payment/prefer',
};

async function open(definition: ScreenDefinition, at: string, input: object, answers: FakeAnswers) {
  const http = createFakeHttp(answers);
  const query = at.split('?')[1] ?? '';
  await renderScreen(definition, {
    http,
    at,
    input: { params: {}, query, ...input } as never,
    namespaces: [{ name: 'design-system', load: translations }],
  });
  return http;
}

const openMpp = (answers: FakeAnswers) =>
  open(mpp, '/mpp/9', { route: 'mpp', params: { checkoutId: 9 } }, answers);
const openPayment = (given: Payment) =>
  open(
    payment,
    '/payment/5',
    { route: 'payment', params: { payment_id: 5 } },
    { [paths.detail]: () => given },
  );
const openStep = (route: 'payment-pin-verification', answers: FakeAnswers) =>
  open(step, `/payment/verify/pin?payment_id=5`, { route }, answers);

it('pays several orders at once by the selected method', async () => {
  const http = await openMpp({ [paths.checkout]: () => aCheckout(), [paths.start]: () => aPayment() });
  expect(screen.getByText('$30.00')).toBeTruthy();
  expect(screen.getByText('2 orders')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Pay now' }));
  await waitFor(() =>
    expect(http.sentTo(paths.start)).toEqual([
      { checkoutid: 9, method: 'card', platform: expect.any(String) },
    ]),
  );
});

it('stays on the page with a message when starting fails', async () => {
  await openMpp({ [paths.checkout]: () => aCheckout(), [paths.start]: () => refused(2) });
  fireEvent.click(screen.getByRole('button', { name: 'Pay now' }));
  expect((await screen.findByRole('alert')).textContent).toContain('You haven’t been charged');
});

it('offers to continue an open payment, and does not start another', async () => {
  await openMpp({ [paths.checkout]: () => aCheckout({ payment: aPayment() }) });
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/payment/5');
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
});

it.each([
  ['paid', 'Payment received'],
  ['closed', 'This order can’t be paid any more'],
] as const)('shows that a checkout is %s', async (state, title) => {
  await openMpp({ [paths.checkout]: () => aCheckout({ state }) });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
});

const [firstOrder] = aCheckout().orders;

it.each([
  ['one order', firstOrder ? [firstOrder] : [], 'The seller will start preparing your order.'],
  ['orders of several shops', aCheckout().orders, 'The sellers will start preparing your orders.'],
])('says what follows the payment of %s', async (_, orders, text) => {
  const input = { route: 'payment', params: { payment_id: 5 } };
  await open(payment, '/payment/5', input, {
    [paths.detail]: () => aPayment({ state: 'paid' }),
    [paths.checkout]: () => aCheckout({ state: 'paid', orders }),
  });
  expect(await screen.findByText(`We’ve received $30.00. ${text}`)).toBeTruthy();
});

it('never shows an unknown outcome as failed', async () => {
  await openPayment(aPayment({ state: 'unknown' }));
  expect(screen.getByText('We’re confirming your payment')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/declined|not completed/i);
});

it.each([
  [{ step: { kind: 'agreement' } }, 'Continue where you left off.'],
  [{ state: 'cancelled' }, 'This payment was cancelled. You haven’t been charged.'],
] as const)('does not claim to be checking when the shopper has to act: %o', async (changes, text) => {
  await openPayment(aPayment(changes));
  expect(screen.getByRole('heading', { level: 1, name: 'Pay for your order' })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

it('shows a QR code, under the market’s own name', async () => {
  const qr = { kind: 'qr', content: 'pay:5', demo_url: '/x' } as const;
  await openPayment(aPayment({ method: 'qr', scheme: 'PayNow', step: qr }));
  expect(screen.getByRole('img', { name: 'PayNow code for this payment' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Pay with PayNow' })).toBeTruthy();
});

it('explains why a payment failed and what to do, the best option first', async () => {
  await openPayment(aPayment({ state: 'failed', reason: 'wallet-balance' }));
  expect(screen.getByText(/Your wallet balance is too low.*You haven’t been charged/)).toBeTruthy();
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/payment-selection-page?checkoutid=9');
});

it('accepts a PIN of six digits, and shows the attempts left after a wrong one', async () => {
  const pinPayment = aPayment({ step: { kind: 'pin', attempts_left: 2, wrong: true } });
  const http = await openStep('payment-pin-verification', {
    [paths.detail]: () => pinPayment,
    [paths.confirm]: () => pinPayment,
  });
  expect(screen.getByText('That PIN isn’t right. 2 attempts left.')).toBeTruthy();
  const field = screen.getByLabelText('Wallet PIN');
  fireEvent.change(field, { target: { value: '12' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.getByText('Enter 6 digits.')).toBeTruthy();
  fireEvent.change(field, { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(http.sentTo(paths.confirm)).toEqual([{ payment_id: 5, kind: 'pin', answer: '123456' }]),
  );
});

it('redirects to the current step of a payment', async () => {
  await openStep('payment-pin-verification', { [paths.detail]: () => aPayment({ state: 'paid' }) });
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/payment/5');
});

it.each([
  ['rw-payment-callback', { state: 'to_pay' }, 'We found no payment for this order yet.'],
  ['pc-payment-callback', { state: 'paid' }, 'Payment received'],
] as const)('does not trust the URL of %s', async (route, changes, text) => {
  const answers = { [paths.checkout]: () => aCheckout(changes) };
  await open(callback, '/rw/payment/callback/9', { route, params: { checkoutId: 9 } }, answers);
  expect(screen.getByText(text)).toBeTruthy();
});

it('chooses a bank', async () => {
  const http = await open(
    channelItem,
    '/payment/channel-item?checkoutid=9&method=bank-transfer',
    { route: 'payment-channel-item' },
    { [paths.checkout]: () => aCheckout(), [paths.start]: () => aPayment() },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(http.sentTo(paths.start)[0]).toMatchObject({ option: 'harbour' }));
});

it('stores the preferred method for games', async () => {
  const methods = { methods: [{ method: 'wallet', available: true, options: [], plans: [] }] };
  const http = await open(
    selection,
    '/payment-selection-page/play',
    { route: 'payment-selection-play' },
    { [paths.methods]: () => methods, [paths.prefer]: () => methods },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Choose a payment method first.');
  fireEvent.click(screen.getByLabelText(/Wallet/));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(http.sentTo(paths.prefer)).toEqual([{ context: 'play', method: 'wallet' }]));
});

it('explains why a method cannot be selected', async () => {
  const at = '/payment-selection-page?checkoutid=9';
  await open(selection, at, { route: 'payment-selection' }, { [paths.checkout]: () => aCheckout() });
  expect(screen.getByText('The amount is too small for instalments')).toBeTruthy();
});

it.each([
  ['declined', 'Your bank declined the payment.'],
  ['nonsense', 'Your bank declined the payment.'],
  ['expired', 'The time to pay is over.'],
])('explains the failure reason %s in the URL', async (error, text) => {
  await open(
    failure,
    `/payment/failure/${error}?checkoutid=9`,
    { route: 'payment-failure', params: { error } },
    {},
  );
  expect(document.body.textContent).toContain(text);
});

it('reads how many sellers prepare the paid orders before it shows', async () => {
  let shown: string | null = null;
  const checkout = () => {
    shown = document.body.textContent;
    return aCheckout();
  };
  await open(
    payment,
    '/payment/5',
    { route: 'payment', params: { payment_id: 5 } },
    { [paths.detail]: () => aPayment({ state: 'paid' }), [paths.checkout]: checkout },
  );
  expect(screen.getByText(/The sellers will start preparing your orders/)).toBeTruthy();
  expect(shown).toBe('');
});
