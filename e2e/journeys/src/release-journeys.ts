import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { paymentMarkets } from './payment-markets.data.ts';
import { prepareShopper } from './prepare-shopper.ts';
import { open } from './shopping.ts';
import { marketOrigin, rejectCookiesWhenAsked } from './store.ts';

const checkoutModule = '**/assets/checkout/*.js';

/** Answers requests for the checkout's module as a server does that only has another release's. */
const removeCheckout = (page: Page, options: { readonly times?: number } = {}) =>
  page.route(checkoutModule, (route) => route.fulfill({ status: 404, body: 'Not found' }), options);

/** Signs up a shopper, and opens their cart. */
async function openFilledCart(page: Page, baseURL: string | undefined): Promise<void> {
  const [{ market, address }] = paymentMarkets;
  const origin = marketOrigin(baseURL, market);
  await rejectCookiesWhenAsked(page);
  await prepareShopper(page, origin, address);
  await open(page, `${origin}/cart`);
}

/** Tabs that were open when a new release of the checkout replaced its files. */
export function releaseJourneys(): void {
  test('an old tab gets the checkout of a newer release', async ({ page, baseURL }) => {
    await openFilledCart(page, baseURL);
    await removeCheckout(page, { times: 1 });
    await page.getByRole('link', { name: /^Check out/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
  });

  test('a checkout that cannot be loaded offers a retry, and the cart is intact', async ({
    page,
    baseURL,
  }) => {
    await openFilledCart(page, baseURL);
    await removeCheckout(page);
    // The page reloads once by itself.
    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: /^Check out/ }).click();
    await reloaded;
    await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t load checkout' })).toBeVisible();
    const cart = new URL('/cart', page.url()).href;
    await page.unroute(checkoutModule);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
    await open(page, cart);
    await expect(page.getByRole('link', { name: /^Check out/ })).toBeVisible();
  });
}
