import { expect, test } from '@playwright/test';
import { restrictionOnDesktop, restrictionOnPhone } from './only-on.ts';
import { confirmEmail, readCode, readLink } from './outbox.ts';
import { runAccountsCommand } from './run-operator-command.ts';
import { open, signIn, signUpByApi } from './shopping.ts';
import { sendAnother } from './verification-steps.ts';

const restricted = 'Your account is restricted. Contact customer service.';
const signInPage = '/buyer/login?next=%2Fuser%2Faccount';

/** Accounts that the store's operators restrict, with their command, and release again. Each command starts a process. */
export function restrictedAccountJourneys(): void {
  test(
    'a frozen account is signed out at once, reads why at sign-in, and is used again once released',
    restrictionOnDesktop,
    async ({ page }) => {
      test.slow();
      const { login, password } = await signUpByApi(page.request);
      await runAccountsCommand('freeze', login);
      await open(page, '/user/account');
      await expect(page).toHaveURL(signInPage);
      await signIn(page, { login, password: 'a-basket-of-durian' });
      await expect(page.getByRole('alert')).toHaveText('Incorrect username or password.');
      await signIn(page, { login, password });
      await expect(page.getByRole('alert')).toContainText(restricted);
      const help = page.getByRole('alert').getByRole('link', { name: 'Customer service' });
      await expect(help).toHaveAttribute('href', '/m/customer-service');
      await expect(page.getByLabel('Username, email or phone')).toHaveValue(login);
      await runAccountsCommand('release', login);
      await signIn(page, { login, password });
      await expect(page).toHaveURL('/user/account');
    },
  );

  test(
    'a locked account is refused with a code too, and opened by a new password',
    restrictionOnPhone,
    async ({ page }) => {
      test.slow();
      const { login, email, password } = await signUpByApi(page.request);
      await confirmEmail(page, email);
      await runAccountsCommand('lock', login);
      await open(page, '/buyer/login/otp?next=%2Fuser%2Faccount');
      await page.getByRole('radio', { name: 'Email' }).check({ force: true });
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await sendAnother(page, 'Send code', email);
      await page.getByLabel('Code', { exact: true }).fill(await readCode(page, email));
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page).toHaveURL('/buyer/login/otp?next=%2Fuser%2Faccount');
      await open(page, '/forgot_password');
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await sendAnother(page, 'Email the link', email);
      await open(page, await readLink(page, email));
      await page.getByLabel('New password', { exact: true }).fill('a-basket-of-mangosteen');
      await page.getByRole('button', { name: 'Set password' }).click();
      await expect(page).toHaveURL('/');
      await page.context().clearCookies();
      await open(page, signInPage);
      await signIn(page, { login, password });
      await expect(page.getByRole('alert')).toHaveText('Incorrect username or password.');
      await signIn(page, { login, password: 'a-basket-of-mangosteen' });
      await expect(page).toHaveURL('/user/account');
    },
  );
}
