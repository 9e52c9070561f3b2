import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  chooseByKeyboard,
  chooseOptionsByKeyboard,
  expectFocusKept,
  openItemByKeyboard,
  pressByKeyboard,
  tabTo,
} from './press-keys.ts';
import { findPurchase, signUpWithAddress } from './order-from-seller.ts';
import { expectPaid } from './sandbox-bank.ts';
import { open } from './shopping.ts';
import { rejectCookiesWhenAsked } from './store.ts';

/** Expects a page, and the focus on it. */
async function expectPage(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectFocusKept(page);
}

/** Places the order of the open checkout, to be paid by a method. */
async function placeOrder(page: Page, method: RegExp): Promise<void> {
  await chooseByKeyboard(page, page.getByRole('radio', { name: method }));
  await pressByKeyboard(page, page.getByRole('button', { name: 'Place order' }));
}

/** From the thank-you page to the order. */
async function viewOrder(page: Page): Promise<void> {
  await expectPaid(page);
  await pressByKeyboard(page, page.getByRole('link', { name: 'View orders' }));
  await expectPage(page, 'Orders from this checkout');
  await pressByKeyboard(page, page.getByRole('link', { name: 'View order' }).first());
  await expectPage(page, /^Order /);
}

/** Paying without a pointer, on desktops and on phones with a keyboard. */
export function keyboardPaymentJourneys(): void {
  test('a member pays at the bank with the keyboard alone, by card and by a redirect', async ({ page }) => {
    await rejectCookiesWhenAsked(page);
    await signUpWithAddress(page);
    await open(page, '/popular_products');
    await openItemByKeyboard(page);
    await expectFocusKept(page);
    await chooseOptionsByKeyboard(page);
    await pressByKeyboard(page, page.getByRole('button', { name: 'Add to cart' }).first());
    await expect(page.getByText('Added to cart')).toBeVisible();
    await expectFocusKept(page);
    await tabTo(page, page.getByRole('link', { name: /^Cart, / }).first(), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectPage(page, 'Cart');

    await pressByKeyboard(page, page.getByRole('link', { name: /^Check out/ }));
    await expectPage(page, 'Checkout');
    await placeOrder(page, /^Credit or debit card/);
    await expect(page.getByLabel('Card number')).toBeFocused();
    await pressByKeyboard(page, page.getByRole('button', { name: /^Asks for a code ?\d/ }));
    const code = page.getByLabel('One-time code');
    await expect(code).toBeFocused();
    await page.keyboard.type('123456');
    await page.keyboard.press('Enter');
    await viewOrder(page);

    await open(page, `/checkout?buy=${await findPurchase(page)}`);
    await placeOrder(page, /^PayNow/);
    await expectPage(page, 'Pay with PayNow');
    await pressByKeyboard(page, page.getByRole('link', { name: 'Pretend to pay' }));
    await pressByKeyboard(page, page.getByRole('button', { name: 'Pay now' }));
    await viewOrder(page);
  });
}
