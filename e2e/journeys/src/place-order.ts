import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectPaid, payByTestCard } from './sandbox-bank.ts';

type Address = Readonly<Record<string, string>>;

/** A valid address in Singapore, by the labels of its fields. */
export const singaporeAddress: Address = {
  'Full name': 'Mei Tan',
  'Mobile number': '91234567',
  Postcode: '049145',
  'Street and house number': '1 Raffles Place',
};

type Choices = {
  readonly address?: Address;
  /** The sandbox's card by its name. */
  readonly card?: 'Approved' | 'Declined';
};

/** Chooses by the beginning of a label, as soon as the checkout has hydrated. */
export async function chooseRadio(page: Page, label: string): Promise<void> {
  const radio = page.getByRole('radio', { name: new RegExp(`^${label}`) });
  await expect(async () => radio.check({ force: true, timeout: 2000 })).toPass();
}

/** Places the order by card, and pays with one of the sandbox's. */
export async function payByCard(page: Page, card: string): Promise<void> {
  await chooseRadio(page, 'Credit or debit card');
  await page.getByRole('button', { name: 'Place order' }).click();
  await payByTestCard(page, card);
}

/** Checks out on the checkout page as a new user, who has no address yet, and pays by card. */
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
  if (card === 'Approved') return expectPaid(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment not completed' })).toBeVisible();
}
