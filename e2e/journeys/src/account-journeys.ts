import { expect, test } from '@playwright/test';
import { confirmEmail, enterCode, makeEmail, makeNumber, readCode, readLink, wrongCode } from './outbox.ts';
import { open, whenReady } from './shopping.ts';
import { marketOrigin, rejectCookiesWhenAsked, setEnglish } from './store.ts';

/** Sign-up and sign-in with one-time codes and mailed links. */
export function accountJourneys(): void {
  test('signs up with a code, signs in with another, and shows an error for a wrong one', async ({
    page,
  }) => {
    const number = makeNumber();
    await open(page, '/buyer/signup?next=%2Fuser%2Faccount');
    await enterCode(page, number, 'Create account');
    await expect(page).toHaveURL('/user/account');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await open(page, '/buyer/login?next=%2Fuser%2Faccount');
    await page.getByRole('link', { name: 'Sign in with a code' }).click();
    await expect(page).toHaveURL('/buyer/login/otp?next=%2Fuser%2Faccount');
    await page.getByLabel('Mobile number').fill(number);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
    const code = await readCode(page, number);
    await page.getByLabel('Code', { exact: true }).fill(wrongCode(code));
    const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in' });
    await signIn.click();
    await expect(page.getByRole('alert')).toHaveText('That code is incorrect. Check it and try again.');
    await page.getByLabel('Code', { exact: true }).fill(code);
    await signIn.click();
    await expect(page).toHaveURL('/user/account');
  });

  test('sends a code by messaging app, and refuses a number of another country', async ({ page }) => {
    const number = makeNumber();
    await open(page, '/buyer/signup');
    await enterCode(page, number, 'Create account');
    await expect(page).toHaveURL('/');
    await page.context().clearCookies();
    await open(page, '/authenticate/whatsapp?next=https%3A%2F%2Fevil.example%2F');
    await page.getByLabel('Mobile number').fill('+60 12-345 6789');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('alert')).toContainText('This number is from another country.');
    await expect(page.getByLabel('Mobile number')).toHaveValue('+60 12-345 6789');
    await enterCode(page, number, 'Sign in');
    await expect(page).toHaveURL('/');
  });

  test('sets a new password by a mailed link, and by a code', async ({ page }) => {
    const email = makeEmail();
    await open(page, '/buyer/signup');
    await page.getByRole('radio', { name: 'Email' }).check({ force: true });
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Code', { exact: true }).fill(await readCode(page, email));
    await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/');
    await page.context().clearCookies();
    await open(page, '/forgot_password');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Email the link' }).click();
    await expect(page.getByRole('alert')).toContainText('the link is on its way');
    await page.goto(await readLink(page, email));
    await whenReady(page);
    await page.getByLabel('New password', { exact: true }).fill('a-basket-of-mangosteen');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page).toHaveURL('/');
    await page.context().clearCookies();
    await open(page, '/buyer/login?next=%2Fuser%2Faccount');
    await page.getByLabel('Username, email or phone').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a-basket-of-mangosteen');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/user/account');
  });

  test('sign-up links to the policies, and keeps what was typed', async ({ page }) => {
    await open(page, '/buyer/login/signup');
    await page.getByLabel('Username', { exact: true }).fill('mei.tan');
    for (const [link, heading] of [
      ['terms of service', 'Terms of service'],
      ['privacy policy', 'Privacy policy'],
    ] as const) {
      const opened = page.waitForEvent('popup');
      await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
      const policy = await opened;
      await expect(policy.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(policy.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await policy.close();
      await expect(page.getByLabel('Username', { exact: true })).toHaveValue('mei.tan');
    }
  });

  test('every page links to the customer service and the policies, which link to the shopper’s rights', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'Customer service' }).click();
    await expect(page).toHaveURL('/m/customer-service');
    await expect(page.getByRole('main').getByRole('link', { name: 'Set a new password' })).toBeVisible();
    await page.getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page).toHaveURL('/m/privacy-policy');
    await page.getByRole('main').getByRole('link', { name: 'Download your data' }).click();
    await expect(page).toHaveURL('/buyer/login?next=%2Fuser%2Faccount%2Fdata');
  });

  test('confirms the e-mail address of sign-up', async ({ page }) => {
    const email = makeEmail();
    await open(page, '/buyer/login/signup?next=%2Fuser%2Faccount');
    await page.getByLabel('Username', { exact: true }).fill(email.split('@')[0] ?? '');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a-basket-of-rambutan');
    await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('main')).toContainText('Not confirmed yet');
    await confirmEmail(page, email);
    await open(page, '/user/account');
    await expect(page.getByRole('main')).not.toContainText('Not confirmed yet');
  });

  test('requires a document in markets that require one', async ({ page, context, baseURL }) => {
    const origin = marketOrigin(baseURL, 'BR');
    await rejectCookiesWhenAsked(page);
    await setEnglish(context, origin);
    const number = `119${makeNumber()}`;
    await open(page, `${origin}/buyer/signup`);
    await page.getByRole('radio', { name: 'SMS' }).check({ force: true });
    await page.getByLabel('Mobile number').fill(number);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Code', { exact: true }).fill(await readCode(page, number, origin));
    await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(`${origin}/buyer/signup/kyc`);
    await page.getByLabel('Full name').fill('Ana Souza');
    await page.getByLabel('CPF').fill('529.982.247-24');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByRole('alert')).toHaveText('This number is incorrect. Check it and try again.');
    await page.getByLabel('CPF').fill('529.982.247-25');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page).toHaveURL(`${origin}/`);
  });

  test('signs a seller in, and says that sub-accounts have no service here', async ({ page }) => {
    await open(page, '/seller/login?next=%2Fuser%2Faccount');
    await page.getByRole('button', { name: 'Sign in with a sub-account' }).click();
    await expect(page.getByRole('status').or(page.getByRole('alert')).last()).toBeVisible();
    await page.getByLabel('Username, email or phone').fill('selvi');
    await page.getByLabel('Password', { exact: true }).fill('pasar-seller-1');
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/user/account');
  });
}
