import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { open } from './shopping.ts';

/** A mobile number of Singapore that nobody else has: 91, 92 … 96 and six digits. */
export const makeNumber = (): string => String(91_000_000 + Math.floor(Math.random() * 6_000_000));

/** An address that nobody else has. */
export const makeEmail = (): string => `shopper.${crypto.randomUUID().slice(0, 8)}@example.com`;

/** The last message to a recipient, read in the store's outbox as soon as it is there. */
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

/** The code of the last message to a recipient. */
export async function readCode(page: Page, recipient: string, origin?: string): Promise<string> {
  return /\b\d{6}\b/.exec(await readMessage(page, recipient, origin))?.[0] ?? '';
}

/** Path and fragment of the link in the last message to a recipient. */
export async function readLink(page: Page, recipient: string): Promise<string> {
  const { pathname, hash } = new URL(/https?:\/\/\S+/.exec(await readMessage(page, recipient))?.[0] ?? '');
  return pathname + hash;
}

/** Confirms the address of the member who is signed in, by the link that was mailed to it. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  await open(page, await readLink(page, email));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(`${email} is confirmed.`);
}

/** A code of six digits that is not this one. */
export const wrongCode = (code: string): string => (code === '000000' ? '000001' : '000000');

/** Asks for a code and types the one that came. */
export async function enterCode(page: Page, number: string, button: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(await readCode(page, number));
  await page.getByRole('main').getByRole('button', { name: button }).click();
}
