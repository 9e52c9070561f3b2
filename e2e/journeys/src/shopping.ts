import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { buyer } from './store.ts';

/** Types into the search box and sends it. */
export async function searchFor(page: Page, keyword: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Search the store' }).first();
  await box.fill(keyword);
  await box.press('Enter');
  // The old screen stays until the new one is there.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(keyword);
}

/** Opens the first item of a list that can be bought, and answers its name. */
export async function openFirstItem(page: Page): Promise<string> {
  const card = page.getByRole('main').getByRole('article').filter({ hasNotText: 'Sold out' }).first();
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Product details' })).toBeVisible();
  return (await page.getByRole('heading', { level: 1 }).innerText()).trim();
}

/** Chooses the first option of every variation that can still be had. */
export async function chooseOptions(page: Page): Promise<void> {
  const groups = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('radio') });
  for (const group of await groups.all())
    await group.getByRole('radio', { disabled: false }).first().check({ force: true });
}

/** Signs in on the page that asks for it. */
export async function signIn(page: Page, who: { login: string; password: string } = buyer): Promise<void> {
  await page.getByLabel('Username, e-mail or phone').fill(who.login);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

/** Headers of a call from a page of the store. */
export const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/** Signed in from the start, where how one signs in is not what the journey is about. */
export async function beSignedIn(request: APIRequestContext): Promise<void> {
  const answer = await request.post('/api/v4/account/login', { data: buyer, headers: sameOrigin });
  expect(answer.status()).toBe(200);
}

/** A new shopper with an empty cart, so that journeys do not meet each other's things. */
export async function signUp(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'Create account' })).toBeVisible();
  const username = `shopper.${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('E-mail').fill(`${username}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('a-basket-of-rambutan');
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
  return username;
}

/** Waits until the page listens: what the server drew is not pressed before its script is there. */
export async function whenReady(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** Opens an address and waits until the page listens. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenReady(page);
}

/** What a page tells search engines, by its kinds. */
export async function jsonLdTypes(page: Page): Promise<readonly string[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
}
