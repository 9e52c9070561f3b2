import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { placeOrder } from './place-order.ts';
import { open, openFirstItem, chooseOptions, signUp } from './shopping.ts';

/** The orders of a tab of the purchase list. */
async function openTab(page: Page, name: string): Promise<Locator> {
  await page.getByRole('navigation', { name: 'My purchases' }).getByRole('link', { name }).click();
  await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  return page.getByRole('main').getByRole('article');
}

/** An order whose card was declined. */
export function paymentJourneys(): void {
  test('an unpaid order shows its deadline, and is to be shipped once paid', async ({ page }) => {
    await open(page, '/buyer/signup');
    await signUp(page);
    await expect(page).not.toHaveURL(/signup/);
    await open(page, '/search?keyword=mango');
    const name = await openFirstItem(page);
    await chooseOptions(page);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByText('Added to cart')).toBeVisible();
    await open(page, '/checkout');
    await placeOrder(page, { card: 'declined' });

    await open(page, '/user/purchase/');
    const unpaid = (await openTab(page, 'To pay')).filter({ hasText: name });
    await expect(unpaid.getByText(/^Pay by .*\d:\d\d/)).toBeVisible();
    await unpaid.getByRole('link', { name: 'Pay now' }).click();
    await expect(
      page.getByText(/If you don’t pay by .*\d:\d\d.*, the order will be cancelled/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Pay now', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay for this order' });
    await dialog.getByRole('radio', { name: /Test card \(declined\)/ }).check({ force: true });
    await dialog.getByRole('button', { name: /^Pay now/ }).click();
    await expect(dialog.getByText('Payment declined.')).toBeVisible();
    await dialog.getByRole('radio', { name: /Test card \(approved\)/ }).check({ force: true });
    await dialog.getByRole('button', { name: /^Pay now/ }).click();
    await expect(page.getByText('Payment received.')).toBeVisible();

    await open(page, '/user/purchase/');
    await expect((await openTab(page, 'To ship')).filter({ hasText: name })).toBeVisible();
    await expect(await openTab(page, 'To pay')).toHaveCount(0);
  });
}
