// @vitest-environment happy-dom
import { aCheckoutPreview, aPlacedOrder, someMoney } from '@pasar/builders';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { open, paths, placeButton, requestsTo, serverWith, voucher } from '../testing/open-checkout.tsx';

afterEach(cleanup);

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

it('shows an unknown code of the address at the field', async () => {
  const unknown = { ...voucher, code: 'TYPO', applies: false, reason: 'unknown' };
  const http = serverWith({ [paths.preview]: () => aCheckoutPreview({ vouchers: [unknown] }) });
  await open(http, { query: '?vouchers=typo' });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This code isn’t valid. Check it and try again.',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Voucher code').value).toBe('TYPO');
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

it('uses the best vouchers from the start, and orders with them', async () => {
  const best_vouchers = { codes: ['PASAR5'], saves: someMoney(500) };
  const http = serverWith({
    [paths.preview]: () => aCheckoutPreview({ vouchers: [voucher], best_vouchers }),
    [paths.place]: () => aPlacedOrder(),
  });
  await open(http);
  expect(await screen.findByText('You’re using the best vouchers. They save you $5.00.')).toBeTruthy();
  expect(requestsTo(http, paths.preview).map(({ query }) => query)).toEqual([{ use_best_vouchers: true }]);
  fireEvent.click(await placeButton());
  await waitFor(() => expect(http.sentTo(paths.place)[0]).toMatchObject({ vouchers: 'PASAR5' }));
  expect(http.sentTo(paths.place)[0]).not.toHaveProperty('use_best_vouchers');
});

it('offers the best vouchers to who has chosen none, and says when they are in use', async () => {
  const best_vouchers = { codes: ['PASAR5', 'SHOP10'], saves: someMoney(700) };
  const http = serverWith({
    [paths.preview]: () => aCheckoutPreview({ vouchers: [voucher], best_vouchers }),
  });
  await open(http);
  await placeButton();
  fireEvent.click(screen.getByLabelText('No voucher'));
  expect(await screen.findByText('The best vouchers save you $7.00 on this order.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Use best vouchers' }));
  await waitFor(() =>
    expect(requestsTo(http, paths.preview).at(-1)?.query).toEqual({ vouchers: 'PASAR5,SHOP10' }),
  );
  expect(await screen.findByText('You’re using the best vouchers. They save you $7.00.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Use best vouchers' })).toBeNull();
});

it('orders without the surplus vouchers of the address, and says so', async () => {
  const second = { ...voucher, code: 'PASAR3', label: '$3 off' };
  const http = serverWith({
    [paths.preview]: () =>
      aCheckoutPreview({ vouchers: [voucher, second], platform_voucher: voucher, surplus_codes: ['PASAR3'] }),
    [paths.place]: () => aPlacedOrder(),
  });
  await open(http, { query: '?vouchers=PASAR3,PASAR5' });
  const notice = 'You can use one Pasar voucher and one voucher per shop. Not used: $3 off';
  expect(await screen.findByText(notice)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/\$5 off/).checked).toBe(true);
  fireEvent.click(await placeButton());
  await waitFor(() => expect(http.sentTo(paths.place)[0]).toMatchObject({ vouchers: 'PASAR5' }));
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

it('says how much is missing to the minimum of a voucher', async () => {
  const nearly = { ...voucher, min_spend: someMoney(3000), applies: false, reason: 'min-spend' };
  const preview = aCheckoutPreview({ vouchers: [{ ...nearly, missing: someMoney(510) }] });
  await open(serverWith({ [paths.preview]: () => preview }));
  expect(await screen.findByText('Min. spend $30.00, add $5.10 more')).toBeTruthy();
});

it('starts with the vouchers and coins that the cart has suggested', async () => {
  const http = serverWith({});
  await open(http, { query: '?vouchers=SHOP2,PASAR5&use_coins=1' });
  await placeButton();
  expect(requestsTo(http, paths.preview).map(({ query }) => query)).toEqual([
    { vouchers: 'PASAR5,SHOP2', use_coins: true },
  ]);
});
