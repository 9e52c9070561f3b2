import { expect, test } from '@playwright/test';
import { onceOnDesktop, onceOnPhone } from './only-on.ts';
import { placeOrder, singaporeAddress } from './place-order.ts';
import { chooseOptions, open, openFirstItem, searchFor, signUp } from './shopping.ts';
import { marketOrigin, setEnglish, rejectCookiesWhenAsked } from './store.ts';

/** A keyword that has results in each market, and a valid address. */
const shoppers = [
  {
    market: 'SG',
    where: {},
    keyword: 'mango',
    address: singaporeAddress,
  },
  {
    market: 'BR',
    where: onceOnDesktop,
    keyword: 'manga',
    address: {
      'Full name': 'Ana Souza',
      'Mobile number': '11912345678',
      CEP: '01310-100',
      'Street and house number': 'Avenida Paulista 1000',
      Neighbourhood: 'Bela Vista',
      City: 'São Paulo',
      State: 'SP',
    },
  },
  {
    market: 'TH',
    where: onceOnPhone,
    keyword: 'มะม่วง',
    address: {
      'Full name': 'สมชาย ใจดี',
      'Mobile number': '0812345678',
      'Street and house number': '99 ถนนสุขุมวิท',
      Subdistrict: 'คลองเตย',
      District: 'คลองเตย',
      Province: 'กรุงเทพมหานคร',
      Postcode: '10110',
    },
  },
] as const;

/**
 * The complete purchase in a market: search, product, add to cart as a guest, checkout (with sign-up), voucher, order, list of purchases.
 */
export function buyingJourneys(): void {
  for (const shopper of shoppers) {
    test(
      `${shopper.market}: a visitor finds an item, signs up during checkout and buys it`,
      shopper.where,
      async ({ page, context, baseURL }) => {
        const origin = marketOrigin(baseURL, shopper.market);
        await setEnglish(context, origin);
        await rejectCookiesWhenAsked(page);

        await open(page, origin);
        await searchFor(page, shopper.keyword);
        const name = await openFirstItem(page);
        await chooseOptions(page);
        await page.getByRole('button', { name: 'Add to cart' }).first().click();
        await expect(page.getByText('Added to cart')).toBeVisible();

        await open(page, `${origin}/cart`);
        await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
        await page.getByRole('link', { name: /^Check out/ }).click();
        await page.waitForURL(/\/buyer\/login\?next=%2Fcheckout/);
        await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
        await signUp(page);
        await page.waitForURL(/\/checkout/);

        await placeOrder(page, { address: shopper.address });
        await open(page, `${origin}/user/purchase/`);
        await expect(page.getByRole('main').getByRole('article').filter({ hasText: name })).toBeVisible();
        await open(page, `${origin}/cart`);
        await expect(page.getByText('Your cart is empty')).toBeVisible();
      },
    );
  }
}
