import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { findItem, signUpWithAddress } from './order-from-seller.ts';
import { expectPaymentResult, payByCard } from './place-order.ts';
import { open } from './shopping.ts';
import { rejectCookiesWhenAsked } from './store.ts';

/**
 * Signs up a member with an address, who pays for an item of the test seller by card; opens the order and returns the item's name.
 * Only the payment is made on the store's pages.
 */
export async function buyItem(page: Page, card: 'Approved' | 'Declined' = 'Approved'): Promise<string> {
  await rejectCookiesWhenAsked(page);
  await signUpWithAddress(page);
  const { name, purchase } = await findItem(page);
  await open(page, `/checkout?buy=${purchase}`);
  await payByCard(page, card);
  await expectPaymentResult(page, card);
  await openOrder(page, name);
  return name;
}

/** Opens the order of an item from the list of purchases; of the market at `origin`. */
export async function openOrder(page: Page, name: string, origin = ''): Promise<void> {
  await open(page, `${origin}/user/purchase/`);
  const order = page.getByRole('main').getByRole('article').filter({ hasText: name }).first();
  await order.getByRole('link', { name: 'View order' }).click();
  await page.waitForURL(/\/user\/purchase\/order\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order');
}

/** Makes the demo's seller or carrier take the next step. */
export async function takeDemoStep(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).click();
}

/** Carries the parcel of the open order to its buyer. */
export async function carryParcel(page: Page): Promise<void> {
  const carry = page.getByRole('main').getByRole('button', { name: 'Move the parcel on' });
  for (const station of ['Picked up from the seller', 'In transit', 'Out for delivery', 'Delivered']) {
    await expect(carry).not.toHaveAttribute('aria-busy', 'true');
    await carry.click();
    await expect(page.getByText(station).first()).toBeVisible();
  }
  await expect(carry).toBeHidden();
}

/** Ships the open order and delivers it. */
export async function deliver(page: Page): Promise<void> {
  await takeDemoStep(page, 'Ship the order');
  await carryParcel(page);
}

/** Adds a screenshot to a form that accepts photos. */
export async function addPhoto(page: Page): Promise<void> {
  const buffer = await page.screenshot();
  await page
    .getByLabel(/^Add photos/)
    .and(page.locator('input'))
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
}
