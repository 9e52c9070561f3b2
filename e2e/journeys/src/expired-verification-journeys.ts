import { errorCodes } from '@pasar/error-catalogue';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { moveClock } from './move-clock.ts';
import { refusalOnDesktop, refusalOnPhone } from './only-on.ts';
import { enterCode, makeNumber, readCode, readLink } from './outbox.ts';
import { open, signUpByApi } from './shopping.ts';
import { rejectCookiesWhenAsked } from './store.ts';
import {
  askForPin,
  beginVerification,
  openPhone,
  requestVerificationQr,
  sendAnother,
  setPin,
  signUpWithEmail,
  submitAnswer,
} from './verification-steps.ts';

const next = 'next=%2Fuser%2Faccount';

/** Minutes after which a code, a link or a QR code has expired, but not its verification; and both. */
const codeLifetime = 11;
const lifetime = 16;

/** Starts again after the page says that time is up. */
async function startAgain(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toContainText('Time’s up');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

/** Verifications that are answered too late: each says so, changes nothing, and can be started again. */
export function expiredVerificationJourneys(): void {
  test(
    'a mailed code expires before its verification, and is still right in time',
    refusalOnDesktop,
    async ({ page }) => {
      const email = await signUpWithEmail(page);
      await open(page, `/verify/email?${next}`);
      await sendAnother(page, 'Send code', email);
      const code = await readCode(page, email);
      await moveClock(page, codeLifetime);
      await submitAnswer(page, 'Code', code);
      await expect(page.getByRole('alert')).toContainText(
        'This code or link has expired. Request a new one.',
      );
      await expect(page.getByLabel('Code', { exact: true })).toHaveValue(code);
      await moveClock(page, 0);
      await submitAnswer(page, 'Code', code);
      await expect(page).toHaveURL('/user/account');
    },
  );

  test('a code to the phone is too late for its verification', refusalOnPhone, async ({ page }) => {
    const number = makeNumber();
    await open(page, '/buyer/signup');
    await enterCode(page, number, 'Create account');
    await expect(page).toHaveURL('/');
    await open(page, `/verify/otp?${next}`);
    await sendAnother(page, 'Send code', number);
    await moveClock(page, lifetime);
    await submitAnswer(page, 'Code', await readCode(page, number));
    await startAgain(page);
    await expect(page).toHaveURL(`/verify/otp?${next}`);
  });

  test('a mailed link expires, and confirms nothing', refusalOnPhone, async ({ page, browser, baseURL }) => {
    const email = await signUpWithEmail(page);
    await open(page, `/verify/link?${next}`);
    await sendAnother(page, 'Send link', email);
    const address = await readLink(page, email);
    const phone = await (await browser.newContext()).newPage();
    await moveClock(phone, codeLifetime, baseURL);
    await open(phone, address);
    await expect(phone.getByRole('alert')).toContainText('This link or code no longer works');
    await expect(phone.getByRole('button', { name: 'Yes, it’s me' })).toHaveCount(0);
    await expect(page).toHaveURL(`/verify/link?${next}`);
    await moveClock(page, lifetime);
    await startAgain(page);
    await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
    await phone.context().close();
  });

  test(
    'a QR code expires, and another one is shown',
    refusalOnDesktop,
    async ({ page, browser, baseURL }) => {
      const phone = await openPhone(browser, await signUpByApi(page.request));
      const dialog = await askForPin(page, '386152');
      const address = await requestVerificationQr(page);
      await moveClock(phone, codeLifetime, baseURL);
      await open(phone, address);
      await expect(phone.getByRole('alert')).toContainText('This link or code no longer works');
      const renewed = page.waitForResponse('**/api/v4/verification/send');
      await dialog.getByRole('button', { name: 'New code' }).click();
      expect((await renewed).status()).toBe(200);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByLabel('PIN', { exact: true })).toHaveValue('386152');
      await phone.context().close();
    },
  );

  test('a password is too late, and is accepted after starting again', refusalOnDesktop, async ({ page }) => {
    const { password } = await signUpByApi(page.request);
    await open(page, `/verify/password?${next}`);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await moveClock(page, lifetime);
    await submitAnswer(page, 'Password', password);
    await startAgain(page);
    await submitAnswer(page, 'Password', password);
    await expect(page).toHaveURL('/user/account');
  });

  test('a wallet PIN is too late, and is accepted after starting again', refusalOnPhone, async ({ page }) => {
    await setPin(page, '294715', await signUpByApi(page.request));
    await open(page, `/payment/ivs/wallet-pin?${next}`);
    await expect(page.getByLabel('PIN', { exact: true })).toBeVisible();
    await moveClock(page, lifetime);
    await submitAnswer(page, 'PIN', '294715');
    await startAgain(page);
    await submitAnswer(page, 'PIN', '294715');
    await expect(page).toHaveURL('/user/account');
  });

  test('a dialog that stood open too long starts again, and the waiting change is made', async ({ page }) => {
    const { password } = await signUpByApi(page.request);
    const dialog = await askForPin(page, '294715');
    await moveClock(page, lifetime);
    const answer = async () => {
      await dialog.getByLabel('Password', { exact: true }).fill(password);
      await dialog.getByRole('button', { name: 'Continue' }).click();
    };
    await answer();
    await startAgain(page);
    await answer();
    await expect(page.getByRole('alert')).toHaveText('Your wallet PIN is saved.');
  });

  test('a captcha expires, and is passed after starting again', refusalOnDesktop, async ({ page }) => {
    await rejectCookiesWhenAsked(page);
    await open(page, '/verify/captcha?next=%2Fcart');
    const confirm = page.getByRole('button', { name: 'I’m not a robot' });
    await expect(confirm).toBeVisible();
    await moveClock(page, lifetime);
    await confirm.click();
    await startAgain(page);
    await confirm.click();
    await expect(page).toHaveURL('/cart');
  });

  for (const [name, path, code] of [
    ['a traffic check', '/verify/traffic', errorCodes.ANTI_CRAWLER],
    ['a proof of identity', '/verify/ivs', errorCodes.NEED_IDENTITY_VERIFICATION],
  ] as const)
    test(
      `${name} that a call demanded too long ago is started again`,
      refusalOnPhone,
      async ({ page, baseURL }) => {
        const { password } = await signUpByApi(page.request);
        const id = await beginVerification(page, code);
        await moveClock(page, lifetime, baseURL);
        await open(page, `${path}?verification=${id}&next=%2Fcart`);
        await startAgain(page);
        if (path === '/verify/ivs') await submitAnswer(page, 'Password', password);
        await expect(page).toHaveURL('/cart');
      },
    );
}
