import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

type Address = Readonly<Record<string, string>>;

/** A valid address in Singapore, by the labels of its fields. */
export const singaporeAddress: Address = {
  'Full name': 'Mei Tan',
  'Mobile number': '91234567',
  Postcode: '049145',
  'Street and house number': '1 Raffles Place',
};

type Choices = { readonly address?: Address; readonly card?: 'approved' | 'declined' };

/** Checks out on the checkout page as a new user, who has no address yet. */
export async function placeOrder(
  page: Page,
  { address = singaporeAddress, card = 'approved' }: Choices = {},
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
  await page.getByRole('radio', { name: `Test card (${card})` }).check({ force: true });
  await page.getByRole('button', { name: 'Place order' }).click();
  const title = card === 'approved' ? 'Thank you! Your order is placed' : 'Payment declined';
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}
