import { expect, test } from '@playwright/test';
import { openAccountPage, enterCurrentPassword } from './open-account-page.ts';
import { confirmEmail, enterCode, makeEmail, makeNumber, readCode, wrongCode } from './outbox.ts';
import { open, signIn, signInByApi } from './shopping.ts';

/** Account pages: the number, address and password that a member signs in with, and the devices that are signed in. */
export function signInDetailJourneys(): void {
  test('changes the mobile number with a code sent to the new one', async ({ page }) => {
    const { password } = await openAccountPage(page, 'Mobile number');
    const number = makeNumber();
    await enterCurrentPassword(page, 'a-basket-of-durian');
    await expect(page.getByRole('alert')).toHaveText('That password is incorrect.');
    await enterCurrentPassword(page, password);
    await page.getByLabel('New mobile number').fill('+60 12-345 6789');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('alert')).toContainText('This number is from another country.');
    await expect(page.getByLabel('New mobile number')).toHaveValue('+60 12-345 6789');
    await page.getByLabel('New mobile number').fill(number);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
    const code = await readCode(page, number);
    await page.getByLabel('Code', { exact: true }).fill(wrongCode(code));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('alert')).toContainText('That code is incorrect.');
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL('/user/account');
    await open(page, '/user/account/phone');
    await expect(page.getByRole('main')).toContainText(number.slice(-2));
  });

  test('keeps the e-mail address until the link to the new one was opened', async ({ page }) => {
    const { password } = await openAccountPage(page, 'Email');
    const email = makeEmail();
    await enterCurrentPassword(page, password);
    await page.getByRole('textbox', { name: 'Email' }).fill('ana@');
    await page.getByRole('button', { name: 'Email the link' }).click();
    await expect(page.getByRole('main')).toContainText('Enter an email address in the correct format');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Email the link' }).click();
    await expect(page.getByRole('alert')).toContainText('We emailed a link to s••••@example.com.');
    await confirmEmail(page, email);
    await open(page, '/user/account');
    await expect(page.getByRole('main')).toContainText(email);
  });

  test('changes the password, which signs every other device out', async ({ page, browser }) => {
    const member = await openAccountPage(page, 'Password');
    const context = await browser.newContext();
    const other = await context.newPage();
    await signInByApi(other.request, member);
    await enterCurrentPassword(page, member.password);
    await page.getByLabel('New password', { exact: true }).fill('12345678');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('main')).toContainText('This password is too common.');
    await page.getByLabel('New password', { exact: true }).fill('a-basket-of-langsat');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page).toHaveURL('/user/account');
    await open(other, '/user/account');
    await expect(other).toHaveURL('/buyer/login?next=%2Fuser%2Faccount');
    await signIn(other, { login: member.login, password: 'a-basket-of-langsat' });
    await expect(other).toHaveURL('/user/account');
    await context.close();
  });

  test('lists devices, and signs all others out', async ({ page, browser }) => {
    const member = await openAccountPage(page, 'Devices');
    await expect(page.getByRole('article')).toHaveCount(1);
    const contexts = [await browser.newContext(), await browser.newContext()];
    for (const context of contexts) {
      const other = await context.newPage();
      await signInByApi(other.request, member);
    }
    await open(page, '/user/account/devices');
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('article').first()).toContainText('This device');
    await page.getByRole('button', { name: 'Sign out all other devices' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    const [other] = contexts[0]?.pages() ?? [];
    if (!other) throw new Error('The other device has no page.');
    await open(other, '/user/account');
    await expect(other).toHaveURL('/buyer/login?next=%2Fuser%2Faccount');
    for (const context of contexts) await context.close();
  });

  test('proves the identity by a code without a password', async ({ page }) => {
    const number = makeNumber();
    await open(page, '/buyer/signup');
    await enterCode(page, number, 'Create account');
    await expect(page).toHaveURL('/');
    await open(page, '/user/account/password');
    await expect(page.getByLabel('Current password')).toHaveCount(0);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill(await readCode(page, number));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('New password', { exact: true }).fill('a-basket-of-langsat');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page).toHaveURL('/user/account');
  });
}
