import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { buyer } from './store.ts';

/** Searches with the search box. */
export async function searchFor(page: Page, keyword: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Search Pasar' }).first();
  await box.fill(keyword);
  await box.press('Enter');
  // The previous screen stays until the next one has loaded.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(keyword);
}

/** Opens the first item of a list that is in stock; returns its name. */
export async function openFirstItem(page: Page): Promise<string> {
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('a[href*="-i."]'), hasNotText: 'Sold out' })
    .first();
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Product details' })).toBeVisible();
  return (await page.getByRole('heading', { level: 1 }).innerText()).trim();
}

/** Selects the first available option of every variation. */
export async function chooseOptions(page: Page): Promise<void> {
  const groups = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('radio') });
  for (const group of await groups.all())
    await group.getByRole('radio', { disabled: false }).first().check({ force: true });
}

/** Signs in on the sign-in page. */
export async function signIn(page: Page, who: { login: string; password: string } = buyer): Promise<void> {
  await page.getByLabel('Username, email or phone').fill(who.login);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Headers of a same-origin request. */
export const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/** Signs in through the API, for journeys about something else. */
export async function signInByApi(
  request: APIRequestContext,
  { login, password }: { login: string; password: string } = buyer,
): Promise<void> {
  const data = { login, password };
  const answer = await request.post('/api/v4/account/login', { data, headers: sameOrigin });
  expect(answer.status()).toBe(200);
}

/**
 * Signs up a new user with an empty cart, so that journeys do not share state. Uses the password form, which is linked from the
 * form for codes.
 */
export async function signUp(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'Create account' })).toBeVisible();
  const byPassword = page.getByRole('main').getByRole('link', { name: 'Sign up with a password' });
  if (new URL(page.url()).pathname === '/buyer/signup') await byPassword.click();
  const username = `shopper.${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Email').fill(`${username}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('a-basket-of-rambutan');
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
  return username;
}

/** A newly signed-up member. */
export type MemberCredentials = { readonly login: string; readonly email: string; readonly password: string };

/** Signs up a new user through the API, for journeys about something else; the browser is then signed in. */
export async function signUpByApi(request: APIRequestContext): Promise<MemberCredentials> {
  const login = `shopper.${crypto.randomUUID().slice(0, 8)}`;
  const member = { login, email: `${login}@example.com`, password: 'a-basket-of-rambutan' };
  const data = { username: login, email: member.email, password: member.password };
  const answer = await request.post('/api/v4/account/signup', { data, headers: sameOrigin });
  expect(answer.status()).toBe(200);
  return member;
}

/** Waits for hydration. */
export async function whenReady(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** Opens a URL and waits for hydration. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenReady(page);
}

/** Returns the schema.org types of the JSON-LD on the page. */
export async function jsonLdTypes(page: Page): Promise<readonly string[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
}
