import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Where the sandbox's bank is asked: a card's page, or the page on which to pretend to pay. */
async function waitForBank(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Sandbox Bank' })).toBeVisible();
}

/** Pays on the bank's page by one of its test cards, by its name: `Approved`. */
export async function payByTestCard(page: Page, card: string): Promise<void> {
  await waitForBank(page);
  await page.getByRole('button', { name: new RegExp(`^${card} ?\\d`) }).click();
}

/** Answers the bank's question for a one-time code. */
export async function answerChallenge(page: Page, code = '123456'): Promise<void> {
  await page.getByLabel('One-time code').fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** Pretends to pay what is paid elsewhere: by a transfer, at a counter, by a scanned code. Comes back to the payment's page. */
export async function pretendToPay(page: Page, how = 'Pay now'): Promise<void> {
  const here = page.url();
  await page.getByRole('link', { name: 'Pretend to pay' }).click();
  await waitForBank(page);
  await page.getByRole('button', { name: how, exact: true }).click();
  await page.goto(here);
}

/** Links a wallet that is used for the first time. */
export async function linkWallet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await page.getByLabel('One-time code').fill('123456');
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** Types a wallet's PIN. */
export async function typePin(page: Page, pin = '123456'): Promise<void> {
  await page.getByLabel('Wallet PIN', { exact: true }).fill(pin);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** Waits until the money is there. */
export async function expectPaid(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Payment received' })).toBeVisible({
    timeout: 30_000,
  });
}
