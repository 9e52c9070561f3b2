import { expect, test } from '@playwright/test';
import { onceOnDesktop, onceOnPhone, refusalOnDesktop, refusalOnPhone } from './only-on.ts';
import { enterCode, makeNumber, readCode, readLink, wrongCode } from './outbox.ts';
import { open, signUpByApi } from './shopping.ts';
import { openElsewhere, sendAnother, setPin, signUpWithEmail, submitAnswer } from './verification-steps.ts';

const guesses = 6;
const next = '?next=%2Fuser%2Faccount';

/** Each way to verify on its own page: passed, refused and locked. A service's specs hold what needs another time. */
export function verificationMethodJourneys(): void {
  test('confirms by a mailed code, and keeps a wrong one in the field', onceOnDesktop, async ({ page }) => {
    const email = await signUpWithEmail(page);
    await open(page, `/verify/email${next}`);
    await sendAnother(page, 'Send code', email);
    const code = await readCode(page, email);
    await submitAnswer(page, 'Code', wrongCode(code));
    await expect(page.getByRole('main')).toContainText('That code is incorrect.');
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue(wrongCode(code));
    await submitAnswer(page, 'Code', code);
    await expect(page).toHaveURL('/user/account');
  });

  test('confirms by a code to the phone', onceOnPhone, async ({ page }) => {
    const number = makeNumber();
    await open(page, '/buyer/signup');
    await enterCode(page, number, 'Create account');
    await expect(page).toHaveURL('/');
    await open(page, `/verify/otp${next}`);
    await sendAnother(page, 'Send code', number);
    await submitAnswer(page, 'Code', await readCode(page, number));
    await expect(page).toHaveURL('/user/account');
  });

  test('confirms by a mailed link in any browser, once', async ({ page, browser }) => {
    const email = await signUpWithEmail(page);
    await open(page, `/verify/link${next}`);
    await sendAnother(page, 'Send link', email);
    const address = await readLink(page, email);
    const phone = await openElsewhere(browser, address);
    await phone.getByRole('button', { name: 'Yes, it’s me' }).click();
    await expect(phone.getByRole('alert')).toContainText('Confirmed');
    await expect(page).toHaveURL('/user/account');
    const again = await openElsewhere(browser, address);
    await expect(again.getByRole('alert')).toContainText('This link or code no longer works');
    await Promise.all([phone.context().close(), again.context().close()]);
  });

  test('stops when the recipient of a mailed link refuses', refusalOnPhone, async ({ page, browser }) => {
    const email = await signUpWithEmail(page);
    await open(page, `/verify/link${next}`);
    await sendAnother(page, 'Send link', email);
    const phone = await openElsewhere(browser, await readLink(page, email));
    await phone.getByRole('button', { name: 'It’s not me' }).click();
    await expect(phone.getByRole('alert')).toContainText('Nothing was changed.');
    await expect(page.getByRole('main')).toContainText('Stopped on your other device');
    await expect(page).toHaveURL(`/verify/link${next}`);
    await phone.context().close();
  });

  test('locks a password after five wrong ones, and stays locked', refusalOnDesktop, async ({ page }) => {
    await signUpByApi(page.request);
    await open(page, `/verify/password${next}`);
    for (let guess = 1; guess <= guesses; guess += 1) await submitAnswer(page, 'Password', `durian-${guess}`);
    await expect(page.getByRole('alert')).toContainText('Too many attempts.');
    await expect(page.getByRole('main').getByRole('button', { name: 'Continue' })).toBeDisabled();
    await open(page, `/verify/password${next}`);
    await expect(page.getByRole('alert')).toContainText('Too many wrong answers');
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  });

  test(
    'locks a wallet PIN after five wrong ones, and offers the other ways',
    refusalOnPhone,
    async ({ page }) => {
      const member = await signUpByApi(page.request);
      await setPin(page, '294715', member);
      await open(page, `/payment/ivs/wallet-pin${next}`);
      await submitAnswer(page, 'PIN', '386152');
      await expect(page.getByRole('main')).toContainText('That PIN is incorrect.');
      for (let guess = 2; guess <= guesses; guess += 1) await submitAnswer(page, 'PIN', '386152');
      await expect(page.getByRole('alert')).toContainText('Too many attempts.');
      await page.getByRole('button', { name: 'Use another way' }).click();
      await page.getByRole('button', { name: /^Password/ }).click();
      await submitAnswer(page, 'Password', member.password);
      await expect(page).toHaveURL('/user/account');
    },
  );

  test('checks a browser by itself, and leads back after a failed check', onceOnDesktop, async ({ page }) => {
    await page.route('**/api/v4/verification/answer', (route) => route.abort());
    await page.goto('/verify/traffic?next=%2Fcart');
    await expect(page).toHaveURL('/verify/traffic/error?next=%2Fcart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t check your browser');
    await page.unroute('**/api/v4/verification/answer');
    await page.getByRole('link', { name: 'Check again' }).click();
    await expect(page).toHaveURL('/cart');
  });
}
