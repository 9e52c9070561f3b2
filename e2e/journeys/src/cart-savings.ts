import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

type Money = { readonly amount: number; readonly currency: string };

/** Reads what the server takes off the cart's goods for vouchers, and the rest, in cents. */
export async function readCartSavings(
  page: Page,
): Promise<{ readonly saved: number; readonly total: number }> {
  const answer = await page.request.get('/api/v4/checkout/cart_savings');
  expect(answer.status()).toBe(200);
  const { data } = (await answer.json()) as { data: { voucher_discount: Money; total: Money } };
  return { saved: data.voucher_discount.amount, total: data.total.amount };
}

/** Reads an amount in dollars as cents: `$1,028.43`. */
export const toCents = (amount: string): number => Number(amount.replace(/[^\d]/g, ''));

/** Writes cents as the store writes Singapore dollars: `$1,028.43`. */
export const toDollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
