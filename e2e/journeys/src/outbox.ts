import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { open } from './shopping.ts';

/** Returns an unused mobile number of Singapore: 91 to 96, and six digits. */
export const makeNumber = (): string => String(91_000_000 + Math.floor(Math.random() * 6_000_000));

/** Returns an unused e-mail address. */
export const makeEmail = (): string => `shopper.${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Waits for the last message to a recipient in the store's outbox. */
export async function readMessage(page: Page, recipient: string, origin = ''): Promise<string> {
  const outbox = await page.context().newPage();
  const message = outbox.getByRole('article').filter({ hasText: recipient }).first();
  await expect(async () => {
    await outbox.goto(`${origin}/__internal/outbox`);
    await expect(message).toBeVisible();
  }).toPass();
  const text = await message.innerText();
  await outbox.close();
  return text;
}

/** Returns the code in the last message to a recipient. */
export async function readCode(page: Page, recipient: string, origin?: string): Promise<string> {
  return /\b\d{6}\b/.exec(await readMessage(page, recipient, origin))?.[0] ?? '';
}

/** Returns path and fragment of the link in the last message to a recipient. */
export async function readLink(page: Page, recipient: string): Promise<string> {
  const { pathname, hash } = new URL(/https?:\/\/\S+/.exec(await readMessage(page, recipient))?.[0] ?? '');
  return pathname + hash;
}

/** Confirms the signed-in member's e-mail address with the mailed link. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  await open(page, await readLink(page, email));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(`${email} is confirmed.`);
}

/** Returns a wrong six-digit code. */
export const wrongCode = (code: string): string => (code === '000000' ? '000001' : '000000');

/** Requests a code and enters the one that was sent. */
export async function enterCode(page: Page, number: string, button: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(await readCode(page, number));
  await page.getByRole('main').getByRole('button', { name: button }).click();
}
