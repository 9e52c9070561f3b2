import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { open, signIn, whenReady } from './shopping.ts';
import { seller } from './store.ts';

/** Opens the seller's portal from the store, which requires signing in; by default as the test seller, whose orders it shows. */
export async function openPortal(
  browser: Browser,
  who: { readonly login: string; readonly password: string } = seller,
  heading = 'Orders',
): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await open(page, '/');
  await page.getByRole('link', { name: 'Seller Centre' }).first().click();
  await page.waitForURL(/\/\/seller\..*\/seller\/login\?/);
  await whenReady(page);
  await signIn(page, who);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  return page;
}
