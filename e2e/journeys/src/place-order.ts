import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectPaid, payByTestCard } from './sandbox-bank.ts';

type Address = Readonly<Record<string, string>>;

/** A valid address in Singapore, by field label. */
export const singaporeAddress: Address = {
  'Full name': 'Mei Tan',
  'Mobile number': '91234567',
  Postcode: '049145',
  'Street and house number': '1 Raffles Place',
};

type Choices = {
  readonly address?: Address;
  /** The sandbox card, by name. */
  readonly card?: 'Approved' | 'Declined';
};

/** Selects a radio button by the beginning of its label, once the checkout has hydrated. */
export async function chooseRadio(page: Page, label: string): Promise<void> {
  const radio = page.getByRole('radio', { name: new RegExp(`^${label}`) });
  await expect(async () => radio.check({ force: true, timeout: 2000 })).toPass();
}

/** Places the order to be paid by card, and pays with a card of the sandbox if one is named. */
export async function payByCard(page: Page, card?: string, { save = false } = {}): Promise<void> {
  await chooseRadio(page, 'Credit or debit card');
  await page.getByRole('button', { name: 'Place order' }).click();
  if (save) await page.getByLabel('Save this card for next time').check();
  if (card) await payByTestCard(page, card);
}

/** Waits for the result of a payment with a sandbox card. */
export async function expectPaymentResult(page: Page, card: 'Approved' | 'Declined'): Promise<void> {
  if (card === 'Approved') return expectPaid(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment not completed' })).toBeVisible();
}

/** Checks out as a new user without an address, and pays by card. */
export async function placeOrder(
  page: Page,
  { address = singaporeAddress, card = 'Approved' }: Choices = {},
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await page.getByRole('button', { name: 'Add an address' }).click();
  for (const [label, text] of Object.entries(address)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Save address' }).click();
  const free = page
    .getByRole('main')
    .getByText(/^Saves /)
    .first();
  if (await free.isVisible()) await free.click();
  await payByCard(page, card);
  await expectPaymentResult(page, card);
}
