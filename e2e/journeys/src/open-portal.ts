import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { signIn, whenReady } from './shopping.ts';
import { seller, setEnglish } from './store.ts';

type PortalVisit = {
  readonly who?: { readonly login: string; readonly password: string };
  readonly heading?: string;
  /** The origin of a market's store; the default market by default. */
  readonly origin?: string;
};

/** Opens the seller's portal, which requires signing in; by default as the test seller, whose orders it shows. */
export async function openPortal(
  browser: Browser,
  { who = seller, heading = 'Orders', origin }: PortalVisit = {},
): Promise<Page> {
  const context = await browser.newContext();
  if (origin !== undefined)
    for (const host of [origin, origin.replace('//', '//seller.')]) await setEnglish(context, host);
  const page = await context.newPage();
  await page.goto(`${origin ?? ''}/seller/portal/`);
  await page.waitForURL(/\/\/seller\..*\/seller\/login\?/);
  await whenReady(page);
  await signIn(page, who);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  return page;
}
