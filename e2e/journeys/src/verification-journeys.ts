import { expect, test } from '@playwright/test';
import { onceOnDesktop, onceOnPhone, refusalOnDesktop, refusalOnPhone } from './only-on.ts';
import { enterCode, makeNumber, readCode, readMessage, wrongCode } from './outbox.ts';
import { open, signIn, signUpByApi } from './shopping.ts';
import { rejectCookiesWhenAsked } from './store.ts';
import { askForPin, openPhone, requestVerificationQr } from './verification-steps.ts';

/** Verifications that a call requires: in a dialog, which keeps the form's input, and on another device. */
export function verificationJourneys(): void {
  test(
    'asks for proof of identity before setting a wallet PIN, and keeps the input',
    onceOnPhone,
    async ({ page }) => {
      const { password } = await signUpByApi(page.request);
      const dialog = await askForPin(page, '294715');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByLabel('PIN', { exact: true })).toHaveValue('294715');
      await page.getByRole('button', { name: 'Save PIN' }).click();
      await dialog.getByLabel('Password', { exact: true }).fill('a-basket-of-durian');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(dialog).toContainText('That password is incorrect.');
      await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('a-basket-of-durian');
      await dialog.getByLabel('Password', { exact: true }).fill(password);
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('alert')).toHaveText('Your wallet PIN is saved.');
      await open(page, '/payment/ivs/wallet-pin?next=%2Fuser%2Faccount');
      await page.getByLabel('PIN', { exact: true }).fill('294715');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL('/user/account');
    },
  );

  test(
    'confirms by a code to the phone, and locks after five wrong ones',
    refusalOnDesktop,
    async ({ page }) => {
      const number = makeNumber();
      await open(page, '/buyer/signup');
      await enterCode(page, number, 'Create account');
      await expect(page).toHaveURL('/');
      const before = await readMessage(page, number);
      await open(page, '/verify/otp?next=%2Fuser%2Faccount');
      await page.getByRole('button', { name: 'Send code' }).click();
      await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
      await expect(async () => expect(await readMessage(page, number)).not.toBe(before)).toPass();
      const code = await readCode(page, number);
      for (let guess = 1; guess <= 6; guess += 1) {
        await page.getByLabel('Code', { exact: true }).fill(wrongCode(code));
        const answered = page.waitForResponse('**/api/v4/verification/answer');
        await page.getByRole('button', { name: 'Continue' }).click();
        await answered;
      }
      await expect(page.getByRole('main')).toContainText(/Too many/);
      await expect(page).toHaveURL('/verify/otp?next=%2Fuser%2Faccount');
    },
  );

  test('confirms on another device by a QR code', async ({ page, browser }) => {
    const member = await signUpByApi(page.request);
    const phone = await openPhone(browser, member);
    await askForPin(page, '386152');
    const address = await requestVerificationQr(page);
    // Signed out meanwhile, the device returns to the code after signing in.
    await phone.context().clearCookies();
    await open(phone, address);
    await phone.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await signIn(phone, member);
    await expect(phone.getByRole('main')).toContainText('Set a wallet PIN');
    await phone.getByRole('button', { name: 'Yes, it’s me' }).click();
    await expect(phone.getByRole('alert')).toContainText('Confirmed');
    await expect(page.getByRole('alert')).toHaveText('Your wallet PIN is saved.');
    await phone.context().close();
  });

  test('changes nothing when the other device refuses', refusalOnPhone, async ({ page, browser }) => {
    const phone = await openPhone(browser, await signUpByApi(page.request));
    const dialog = await askForPin(page, '386152');
    await open(phone, await requestVerificationQr(page));
    await phone.getByRole('button', { name: 'It’s not me' }).click();
    await expect(phone.getByRole('alert')).toContainText('Nothing was changed.');
    await expect(dialog).toContainText('Stopped on your other device');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByLabel('PIN', { exact: true })).toHaveValue('386152');
    await phone.context().close();
  });

  test('passes a captcha on its page, and leads to own addresses only', onceOnDesktop, async ({ page }) => {
    await rejectCookiesWhenAsked(page);
    await open(page, '/verify/captcha?next=https%3A%2F%2Fevil.example%2F');
    await page.getByRole('button', { name: 'I’m not a robot' }).click();
    await expect(page).toHaveURL('/');
    await open(page, '/dlink/verify/link');
    await expect(page.getByRole('main')).toContainText('This link is incomplete.');
    await page.getByRole('main').getByRole('link', { name: 'Continue shopping' }).click();
    await expect(page).toHaveURL('/');
  });
}
