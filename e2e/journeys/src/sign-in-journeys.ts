import { expect, test } from '@playwright/test';
import { confirmEmail, enterCode, makeEmail, makeNumber, readCode } from './outbox.ts';
import { open, sameOrigin, signIn, signUpByApi } from './shopping.ts';
import { proveIdentity, signOut, visitProvider, withAuthenticator } from './sign-in-steps.ts';

/** Wrong passwords for a username before a captcha is required. */
const freeAttempts = 5;

/** Sign-in methods besides passwords and QR codes: passkeys, identity providers; and the handling of wrong passwords. */
export function signInJourneys(): void {
  test('adds a passkey, signs in with it, and not once it was removed', async ({ page }) => {
    await withAuthenticator(page, async () => {
      const member = await signUpByApi(page.request);
      await open(page, '/user/account');
      await page.getByRole('link', { name: 'Passkeys and logins' }).click();
      await page.getByLabel('Name of the passkey').fill('My laptop');
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await proveIdentity(page, member);
      await expect(page.getByRole('main')).toContainText('Not used yet');
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await expect(page.getByRole('main')).toContainText('This device already has a passkey');
      await signOut(page);
      await open(page, '/buyer/login?next=%2Fuser%2Faccount%2Fpasskeys');
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await expect(page).toHaveURL('/user/account/passkeys');
      await expect(page.getByRole('main')).toContainText('My laptop');
      await expect(page.getByRole('main')).toContainText('Last used on');
      await page.getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await proveIdentity(page, member);
      await expect(page.getByRole('main')).toContainText('No passkeys yet');
      await signOut(page);
      await open(page, '/buyer/login');
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expect(page).toHaveURL('/buyer/login');
      await expect(page.getByRole('main')).not.toContainText(member.login);
    });
  });

  test('opens an account with an identity provider, signs in with it again, and shows a refusal', async ({
    page,
  }) => {
    const email = makeEmail();
    await open(page, '/buyer/login?next=%2Fuser%2Faccount');
    await visitProvider(page, 'Continue with Demo ID', email, 'Cancel');
    await expect(page.getByRole('alert')).toContainText('That sign-in wasn’t completed.');
    await page.getByRole('main').getByRole('link', { name: 'Other ways to sign in' }).click();
    await visitProvider(page, 'Continue with Demo ID', email, 'Continue');
    await expect(page.getByRole('heading', { level: 1, name: 'Link Demo ID' })).toBeVisible();
    await page.getByRole('button', { name: 'Create a new account' }).click();
    await expect(page).toHaveURL('/user/account');
    await page.context().clearCookies();
    await open(page, '/buyer/login?next=%2Fuser%2Faccount%2Fpasskeys');
    await visitProvider(page, 'Continue with Demo ID', email, 'Continue');
    await expect(page).toHaveURL('/user/account/passkeys');
    await expect(page.getByRole('main')).toContainText(email);
  });

  test('proves the identity of an account without any other way by signing in at the provider again', async ({
    page,
  }) => {
    const name = `someone-${crypto.randomUUID().slice(0, 8)}`;
    await open(page, '/buyer/login');
    await visitProvider(page, 'Continue with Demo ID', name, 'Continue');
    await page.getByRole('button', { name: 'Create a new account' }).click();
    await expect(page).toHaveURL('/');
    await open(page, '/user/account/email');
    await visitProvider(page, 'Continue with Demo ID', name, 'Cancel');
    await expect(page.getByRole('main')).toContainText('Nothing in your account was changed.');
    await page.getByRole('main').getByRole('link', { name: 'Go back' }).click();
    await expect(page).toHaveURL('/user/account/email');
    await visitProvider(page, 'Continue with Demo ID', name, 'Continue');
    await expect(page).toHaveURL('/user/account/email');
    await page.getByRole('textbox', { name: 'Email' }).fill(makeEmail());
    await page.getByRole('button', { name: 'Email the link' }).click();
    await expect(page.getByRole('main')).toContainText('We emailed a link to');
  });

  test('links an identity to the account that is signed in, and unlinks it', async ({ page }) => {
    const email = makeEmail();
    const member = await signUpByApi(page.request);
    await open(page, '/user/account/passkeys');
    await visitProvider(page, 'Link Demo ID', email, 'Continue');
    await page.getByRole('button', { name: 'Link it' }).click();
    await proveIdentity(page, member);
    await expect(page).toHaveURL('/user/account/passkeys');
    await expect(page.getByRole('main')).toContainText(email);
    await page.getByRole('button', { name: 'Unlink' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
    await expect(page.getByRole('button', { name: 'Link Demo ID' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(email);
  });

  test('asks for a captcha after wrong passwords, and signs in once it is passed', async ({ page }) => {
    const { login, password } = await signUpByApi(page.request);
    await signOut(page);
    await open(page, '/buyer/login?next=%2Fuser%2Faccount');
    await page.getByLabel('Username, email or phone').fill(login);
    const submit = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });
    const check = page.getByRole('dialog', { name: 'Quick check' });
    for (let attempt = 1; attempt <= freeAttempts; attempt += 1) {
      await page.getByLabel('Password', { exact: true }).fill(`a-basket-of-durian-${attempt}`);
      const answered = page.waitForResponse('**/api/v4/account/login');
      await submit.click();
      await answered;
    }
    await submit.click();
    await check.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByLabel('Username, email or phone')).toHaveValue(login);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await submit.click();
    await check.getByRole('button', { name: 'I’m not a robot' }).click();
    await expect(page).toHaveURL('/user/account');
  });

  test('asks an unknown browser for a code after wrong passwords', async ({ page, browser }) => {
    const { login, email, password } = await signUpByApi(page.request);
    await confirmEmail(page, email);
    const context = await browser.newContext();
    const stranger = await context.newPage();
    await open(stranger, '/buyer/login?next=%2Fuser%2Faccount');
    for (const wrong of ['durian-durian', 'salak-salak', 'duku-duku-duku']) {
      await signIn(stranger, { login, password: wrong });
      await expect(stranger.getByRole('alert')).toHaveText('Incorrect username or password.');
      await stranger.getByLabel('Password', { exact: true }).fill('');
      await stranger.getByLabel('Username, email or phone').click();
    }
    await signIn(stranger, { login, password });
    await expect(stranger.getByRole('heading', { level: 1, name: 'Confirm it’s you' })).toBeVisible();
    await stranger.getByRole('button', { name: 'Send code' }).click();
    await expect(stranger.getByLabel('Code', { exact: true })).toBeVisible();
    await stranger.getByLabel('Code', { exact: true }).fill(await readCode(page, email));
    await stranger.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(stranger).toHaveURL('/user/account');
    await context.close();
  });

  test('sets a new password by a code, which works once', async ({ page }) => {
    const number = makeNumber();
    await open(page, '/buyer/signup');
    await enterCode(page, number, 'Create account');
    await expect(page).toHaveURL('/');
    await page.context().clearCookies();
    await open(page, '/buyer/login?next=%2Fuser%2Faccount');
    await page.getByRole('main').getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Mobile number').fill(number);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
    const code = await readCode(page, number);
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByLabel('New password', { exact: true }).fill('12345678');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('main')).toContainText('too common');
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue(code);
    await page.getByLabel('New password', { exact: true }).fill('a-basket-of-mangosteen');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page).toHaveURL('/user/account');
    const again = await page.request.post('/api/v4/account/password/reset_by_code', {
      data: { channel: 'sms', recipient: number, code, password: 'a-basket-of-langsat' },
      headers: sameOrigin,
    });
    expect(again.ok()).toBe(false);
  });
}
