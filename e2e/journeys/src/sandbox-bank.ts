import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Waits for the sandbox bank: its card page, or the page that simulates a payment. */
async function waitForBank(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Sandbox Bank' })).toBeVisible();
}

/** Pays on the bank's page with a test card, by name: `Approved`. */
export async function payByTestCard(page: Page, card: string): Promise<void> {
  await waitForBank(page);
  await page.getByRole('button', { name: new RegExp(`^${card} ?\\d`) }).click();
}

/** Completes the bank's one-time code challenge. */
export async function answerChallenge(page: Page, code = '123456'): Promise<void> {
  await page.getByLabel('One-time code').fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** Simulates a payment that is made elsewhere: by transfer, at a counter, by QR code. Returns to the payment page. */
export async function payAtSandboxBank(page: Page, how = 'Pay now'): Promise<void> {
  const here = page.url();
  await page.getByRole('link', { name: 'Pretend to pay' }).click();
  await waitForBank(page);
  await page.getByRole('button', { name: how, exact: true }).click();
  await page.goto(here);
}

/** Links a wallet on its first use. */
export async function linkWallet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await page.getByLabel('One-time code').fill('123456');
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** Enters a wallet's PIN. */
export async function typePin(page: Page, pin = '123456'): Promise<void> {
  await page.getByLabel('Wallet PIN', { exact: true }).fill(pin);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** Waits until the payment has arrived. */
export async function expectPaid(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Payment received' })).toBeVisible({
    timeout: 30_000,
  });
}
