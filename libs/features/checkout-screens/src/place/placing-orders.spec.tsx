// @vitest-environment happy-dom
import {
  aCheckoutPreview,
  aCheckoutShop,
  anOrderLine,
  aPlacedOrder,
  refused,
  someMoney,
} from '@pasar/builders';
import type { FakeHttp } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { lost, open, paths, placeButton, requestsTo, serverWith } from '../testing/open-checkout.tsx';

afterEach(cleanup);

const keys = (http: FakeHttp) =>
  requestsTo(http, paths.place).map(({ headers }) => headers?.['Idempotency-Key']);
const thanks = [{ path: '/order/success/7001', replace: true }];

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
    { address_id: 7, payment_channel: 'cod', seen_total: someMoney(2689), seen_lines: '11.101.0.1' },
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

it('says that the lines have changed, and orders those shown only after another press', async () => {
  const [before, after] = [3, 4].map((modelid) => {
    const lines = [anOrderLine({ itemid: 30, modelid, quantity: 1 })];
    return aCheckoutPreview({ shops: [aCheckoutShop({ shopid: 11, lines })] });
  });
  const previews = [after, before];
  const answers = [() => aPlacedOrder(), () => refused(errorCodes.LINES_CHANGED, { status: 409 })];
  const http = serverWith({
    [paths.preview]: () => previews.pop(),
    [paths.place]: () => answers.pop()?.(),
  });
  const { navigations } = await open(http);
  fireEvent.click(await placeButton());
  expect((await screen.findByRole('alert')).textContent).toContain('The items in your order have changed.');
  fireEvent.click(await placeButton());
  await waitFor(() => expect(navigations).toEqual(thanks));
  expect(http.sentTo(paths.place)).toMatchObject([{ seen_lines: '11.30.3.1' }, { seen_lines: '11.30.4.1' }]);
});

it('says why nothing is left to order, and focuses the way to the cart', async () => {
  const previews = [aCheckoutPreview({ shops: [] }), aCheckoutPreview()];
  const http = serverWith({
    [paths.preview]: () => previews.pop(),
    [paths.place]: () => refused(errorCodes.STOCK_CHANGED, { status: 409 }),
  });
  await open(http);
  const button = await placeButton();
  button.focus();
  fireEvent.click(button);
  expect(await screen.findByText('Nothing to check out')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Some items have just sold out.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go to cart' }));
});

/** @spec new-cart-user-kyc-not-met */
it('offers the identity check to a member whose identity was refused', async () => {
  const message = 'Your identity isn’t confirmed.';
  const http = serverWith({
    [paths.place]: () => refused(errorCodes.NEW_CART_USER_KYC_NOT_MET, { status: 403, error_msg: message }),
  });
  const { navigations } = await open(http);
  fireEvent.click(await placeButton());
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain(message);
  expect(within(notice).getByRole('button', { name: 'Continue' })).toBeTruthy();
  expect([navigations, localStorage.getItem('checkout:intent')]).toEqual([[], null]);
});
