import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { chooseOptions, open, openFirstItem, signInByApi } from './shopping.ts';

/** Adds an item to the cart, and returns the toast that says so. */
async function addFirstItem(page: Page): Promise<Locator> {
  await open(page, '/search?keyword=basket');
  await openFirstItem(page);
  await chooseOptions(page);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  return page.getByRole('status').filter({ hasText: 'Added to cart' });
}

/** The header and footer of every page. */
export function headerJourneys(): void {
  test('no page is wider than a narrow phone', async ({ page }) => {
    await signInByApi(page.request);
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/search?keyword=basket');
    await openFirstItem(page);
    const item = page.url();
    await open(page, '/user/purchase/');
    const completed = page.getByRole('main').getByRole('article').filter({ hasText: 'Completed' }).first();
    await completed.getByRole('link', { name: 'View order' }).click();
    const invoice = page.getByRole('main').getByRole('link', { name: 'Invoice' });
    const invoicePath = (await invoice.getAttribute('href')) ?? '';
    for (const address of ['/', '/search?keyword=basket', item, '/cart', '/buy-again', invoicePath]) {
      await open(page, address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
    }
    await page.setViewportSize({ width: 390, height: 640 });
    await open(page, '/user/purchase');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('links to the cart in the toast after an addition', async ({ page }) => {
    await signInByApi(page.request);
    const toast = await addFirstItem(page);
    await expect(toast.locator('img')).toBeVisible();
    await toast.getByRole('button', { name: 'View cart' }).click();
    await page.waitForURL(/\/cart$/);
    await expect(page.getByText(/^Get it /).first()).toBeVisible();
  });

  test('links to the cart from a product, with a preview on desktop', async ({ page }) => {
    await signInByApi(page.request);
    await expect(await addFirstItem(page)).toBeVisible();
    await page.mouse.wheel(0, 1500);
    const cart = page.getByRole('link', { name: /^Cart, / }).first();
    const isDesktop = (page.viewportSize()?.width ?? 0) > 1000;
    if (isDesktop) {
      await page.mouse.wheel(0, -400);
      await expect(cart).toBeInViewport();
      await cart.focus();
      await expect(page.getByText('Recently added')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText('Recently added')).toBeHidden();
    } else {
      await expect(cart).toBeInViewport();
    }
    await cart.click();
    await page.waitForURL(/\/cart$/);
  });
}
