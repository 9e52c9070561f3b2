import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { open, signUpByApi } from './shopping.ts';
import type { MemberCredentials } from './shopping.ts';

/** Signs up a member and opens an account page from its menu. */
export async function openAccountPage(page: Page, link: string): Promise<MemberCredentials> {
  const member = await signUpByApi(page.request);
  await open(page, '/user/account');
  await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
  await expect(page.getByRole('link', { name: 'My account' }).first()).toBeVisible();
  return member;
}

/** Verifies the member's identity with the password. */
export async function enterCurrentPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
}
