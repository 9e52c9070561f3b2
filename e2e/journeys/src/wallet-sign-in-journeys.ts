import { expect, test } from '@playwright/test';
import { makeEmail } from './outbox.ts';
import { open } from './shopping.ts';
import { visitProvider } from './sign-in-steps.ts';

const wallet = 'Continue with Demo Wallet';
const signIn = '/buyer/login?next=%2Fuser%2Faccount%2Fpasskeys';

/** Sign-in with a wallet. */
export function walletSignInJourneys(): void {
  test('opens an account with a wallet, signs in with it again, and shows a refusal', async ({ page }) => {
    const email = makeEmail();
    await open(page, signIn);
    await page.getByRole('main').getByRole('link', { name: 'Sign in with a wallet' }).click();
    await visitProvider(page, wallet, email, 'Cancel');
    await expect(page.getByRole('alert')).toContainText('That sign-in wasn’t completed.');
    await expect(page.getByRole('main').getByRole('link', { name: 'Other ways to sign in' })).toBeVisible();
    await open(page, signIn);
    await page.getByRole('main').getByRole('link', { name: 'Sign in with a wallet' }).click();
    await visitProvider(page, wallet, email, 'Continue');
    await expect(page.getByRole('heading', { level: 1, name: 'Link Demo Wallet' })).toBeVisible();
    await page.getByRole('button', { name: 'Create a new account' }).click();
    await expect(page).toHaveURL('/user/account/passkeys');
    await page.context().clearCookies();
    await open(page, signIn);
    await page.getByRole('main').getByRole('link', { name: 'Sign in with a wallet' }).click();
    await visitProvider(page, wallet, email, 'Continue');
    await expect(page).toHaveURL('/user/account/passkeys');
    await expect(page.getByRole('main')).toContainText('Demo Wallet');
  });
}
