import { expect, test } from '@playwright/test';
import { open, signIn } from './shopping.ts';
import { openMember, openQrSignIn } from './sign-in-steps.ts';
/** Sign-in by a QR code that another device confirms. */
export function qrSignInJourneys(): void {
  test('is signed in by a QR code that another device confirms, once', async ({ page, browser }) => {
    const address = await openQrSignIn(page);
    const other = await openMember(browser);
    await open(other.page, address);
    await expect(other.page.getByRole('main')).toContainText(other.member.login);
    for (const fact of ['Device', 'Place', 'Time'])
      await expect(other.page.getByRole('term').filter({ hasText: fact })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Code scanned.');
    await other.page.getByRole('button', { name: 'Yes, sign it in' }).click();
    await expect(other.page.getByRole('alert')).toHaveText('Done. The other device is signed in.');
    await expect(page).toHaveURL('/user/account');
    await expect(page.getByRole('main')).toContainText(other.member.login);
    await open(other.page, '/');
    await open(other.page, address);
    await expect(other.page.getByRole('alert')).toContainText('already been used');
    await expect(other.page.getByRole('button', { name: 'Yes, sign it in' })).toHaveCount(0);
    await other.context.close();
  });

  test('shows that the other device refused, and another QR code', async ({ page, browser }) => {
    const address = await openQrSignIn(page);
    const other = await openMember(browser);
    await open(other.page, address);
    await other.page.getByRole('button', { name: 'No, refuse' }).click();
    await expect(other.page.getByRole('alert')).toContainText('Refused.');
    await expect(page.getByRole('alert')).toHaveText('The sign-in was refused on the other device.');
    await page.getByRole('button', { name: 'Show a new code' }).click();
    await expect(page.getByRole('img', { name: 'QR code that signs you in' })).toBeVisible();
    await expect(page).toHaveURL(/\/buyer\/login\/qr/);
    await other.context.close();
  });

  test('asks the confirming device to sign in first, and returns to the code', async ({ page, browser }) => {
    const address = await openQrSignIn(page);
    const other = await openMember(browser);
    await other.context.clearCookies();
    await open(other.page, address);
    await other.page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
    await signIn(other.page, other.member);
    await other.page.getByRole('button', { name: 'Yes, sign it in' }).click();
    await expect(page).toHaveURL('/user/account');
    await other.context.close();
  });
}
