// @vitest-environment happy-dom
import {
  aCart,
  aCartLine,
  aCartSavings,
  aCartShop,
  anAccount,
  createFakeHttp,
  someMoney,
} from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import cartScreen from './cart-screen.ts';

afterEach(cleanup);

const shopVoucher = { code: 'ANYAM2', shopid: 11, label: '$2 off', saves: someMoney(200) };
const platformVoucher = { code: 'PASAR5', label: '$5 off', saves: someMoney(500) };
const savings = aCartSavings({
  vouchers: [shopVoucher, platformVoucher],
  missed: [{ code: 'BIG', label: '$9 off', missing: someMoney(1510) }],
  goods: someMoney(2490),
  voucher_discount: someMoney(700),
  total: someMoney(1790),
  coins: { balance: 300, spendable: 90, saves: someMoney(90) },
});

async function open(given: typeof savings | null = savings, line = aCartLine()) {
  const http = createFakeHttp({
    '/api/v4/account/basic/get_account_info': () => anAccount(),
    '/api/v4/cart/get': () => aCart([aCartShop({ lines: [line] })]),
    ...(given && { '/api/v4/checkout/cart_savings': () => given }),
  });
  const input = { route: 'cart', params: {}, query: '' } as const;
  await renderScreen(cartScreen, { http, at: '/cart', input });
}

const card = () => within(screen.getByRole('region', { name: 'Vouchers and coins' }));
const summary = () => screen.getByRole('complementary', { name: 'Total before delivery' }).textContent;
const checkoutLink = () => screen.getByRole('link', { name: /Check out/ }).getAttribute('href');

it('counts the best vouchers in the total, and names what each saves', async () => {
  await open();
  expect(
    card()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['$2 off · Anyam−$2.00', '$5 off−$5.00', '$9 off: add $15.10 more']);
  expect(summary()).toContain('$17.90');
  expect(summary()).toContain('You save $7.00');
});

it('hands the vouchers over to the checkout, and the coins if the shopper wants to spend them', async () => {
  await open();
  expect(checkoutLink()).toBe('/checkout?vouchers=ANYAM2%2CPASAR5');
  fireEvent.click(card().getByRole('checkbox', { name: /Use 90 coins/ }));
  expect(summary()).toContain('$17.00');
  expect(summary()).toContain('You save $7.90');
  expect(checkoutLink()).toBe('/checkout?vouchers=ANYAM2%2CPASAR5&use_coins=1');
});

it.each([
  ['there are neither vouchers nor coins', aCartSavings()],
  ['they cannot be read', null],
])('shows the plain total when %s', async (_, given) => {
  await open(given);
  expect(screen.queryByRole('region', { name: 'Vouchers and coins' })).toBeNull();
  expect(summary()).toContain('$24.90');
  expect(checkoutLink()).toBe('/checkout');
});

it('shows no vouchers while nothing is selected', async () => {
  await open(savings, aCartLine({ checked: false }));
  expect(screen.queryByRole('region', { name: 'Vouchers and coins' })).toBeNull();
});
