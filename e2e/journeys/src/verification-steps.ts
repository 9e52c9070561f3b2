import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { confirmEmail, readMessage } from './outbox.ts';
import { open, sameOrigin, signInByApi, signUpByApi } from './shopping.ts';
import type { MemberCredentials } from './shopping.ts';

/** Enters a new wallet PIN and submits it, which requires verification; returns the verification dialog. */
export async function askForPin(page: Page, pin: string) {
  await open(page, '/user/account');
  await page.getByRole('link', { name: 'Wallet PIN' }).click();
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByLabel('Repeat the PIN').fill(pin);
  await page.getByRole('button', { name: 'Save PIN' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Shows the QR code of a verification; returns the address in it. */
export async function requestVerificationQr(page: Page): Promise<string> {
  const response = page.waitForResponse('**/api/v4/verification/send');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^QR code/ })
    .click();
  const { data } = (await (await response).json()) as { data: { address: string } };
  const { pathname, hash } = new URL(data.address);
  return pathname + hash;
}

/** Opens another device of a member. */
export async function openPhone(browser: Browser, member: MemberCredentials): Promise<Page> {
  const context = await browser.newContext();
  const phone = await context.newPage();
  await signInByApi(phone.request, member);
  return phone;
}

/** Signs up a member with a confirmed e-mail address, who can also confirm by a password. */
export async function signUpWithEmail(page: Page): Promise<string> {
  const { email } = await signUpByApi(page.request);
  await confirmEmail(page, email);
  return email;
}

/** Submits an answer in a field of the page's verification, and waits for the response. */
export async function submitAnswer(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(text);
  const answered = page.waitForResponse('**/api/v4/verification/answer');
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
  await answered;
}

/** Presses a button that sends a message; returns once it was sent. */
export async function sendAnother(page: Page, button: string, recipient: string): Promise<void> {
  const before = await readMessage(page, recipient);
  await page.getByRole('button', { name: button }).click();
  await expect(async () => expect(await readMessage(page, recipient)).not.toBe(before)).toPass();
}

/** Opens a link in a browser that is not signed in. */
export async function openElsewhere(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await open(page, address);
  return page;
}

/** Begins a verification of an error code in the page's browser, as a call that demands it does; returns its id. */
export async function beginVerification(page: Page, code: number): Promise<string> {
  const begun = await page.request.post('/api/v4/verification/begin', {
    data: { code },
    headers: sameOrigin,
  });
  return ((await begun.json()) as { data: { id: string } }).data.id;
}

/** Sets the wallet PIN of a member who has none. */
export async function setPin(page: Page, pin: string, { password }: MemberCredentials): Promise<void> {
  const dialog = await askForPin(page, pin);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your wallet PIN is saved.');
}
