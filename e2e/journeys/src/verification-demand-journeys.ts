import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onceOnDesktop, onceOnPhone, refusalOnPhone } from './only-on.ts';
import { confirmEmail, readCode, readMessage, wrongCode } from './outbox.ts';
import { open, signUp, signUpByApi } from './shopping.ts';
import { rejectCookiesWhenAsked } from './store.ts';
import { beginVerification, sendAnother, submitAnswer } from './verification-steps.ts';

const needOtp = 35;
const antiCrawler = 90309999;
const captchaRequired = 10027;
const searchCall = '**/api/v4/search/search_items?*';

/** Types a new wallet PIN and submits it. */
async function savePin(page: Page, pin: string, label: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(pin);
  await page.getByLabel('Repeat the PIN').fill(pin);
  await page.getByRole('button', { name: 'Save PIN' }).click();
}

/** Enters the code that is sent to an address in the dialog of a verification, after a wrong one. */
async function passByCode(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const before = await readMessage(page, email);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(async () => expect(await readMessage(page, email)).not.toBe(before)).toPass();
  const code = await readCode(page, email);
  for (const guess of [wrongCode(code), code]) {
    await dialog.getByLabel('Code', { exact: true }).fill(guess);
    const answered = page.waitForResponse('**/api/v4/verification/answer');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await answered;
    if (guess !== code) await expect(dialog).toContainText('That code is incorrect.');
  }
}

/** Refuses the first search as the service does for a visitor who searches too fast. */
async function refuseOneSearch(page: Page, verification?: string): Promise<void> {
  const problem = { error: antiCrawler, error_msg: 'Confirm that you’re not a robot.' };
  const json = { ...problem, ...(verification !== undefined && { verification }) };
  await page.route(searchCall, (route) => route.fulfill({ status: 403, json }), { times: 1 });
}

/** Opens a visitor's search, and sorts it, which the store refuses once. */
async function sortResults(page: Page, verification?: string): Promise<void> {
  await refuseOneSearch(page, verification);
  await page.getByRole('link', { name: 'Newest', exact: true }).click();
}

/** Verifications that the code of a call's response demands, from an ordinary page and back to it. */
export function verificationDemandJourneys(): void {
  test(
    'replaces a wallet PIN only after a code, and keeps the PIN that was typed',
    onceOnPhone,
    async ({ page }) => {
      const { email, password } = await signUpByApi(page.request);
      await confirmEmail(page, email);
      await open(page, '/payment/ivs/wallet-pin');
      await savePin(page, '294715', 'PIN');
      const question = page.getByRole('dialog');
      await question.getByRole('button', { name: /^Password/ }).click();
      await question.getByLabel('Password', { exact: true }).fill(password);
      await question.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('alert')).toHaveText('Your wallet PIN is saved.');

      await open(page, '/payment/ivs/wallet-pin');
      const demanded = page.waitForResponse('**/api/v4/account/wallet_pin/set');
      await savePin(page, '386152', 'New PIN');
      expect(await (await demanded).json()).toMatchObject({ error: needOtp });
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByLabel('New PIN', { exact: true })).toHaveValue('386152');
      await page.getByRole('button', { name: 'Save PIN' }).click();
      await passByCode(page, email);
      await expect(page.getByRole('alert')).toHaveText('Your wallet PIN is saved.');
    },
  );

  test('checks a browser that searches too fast in a dialog, and repeats the search', async ({ page }) => {
    await rejectCookiesWhenAsked(page);
    await open(page, '/search?keyword=mango');
    const id = await beginVerification(page, antiCrawler);
    const passed = page.waitForResponse('**/api/v4/verification/answer');
    await sortResults(page, id);
    expect((await passed).status()).toBe(200);
    await expect(page).toHaveURL(/keyword=mango.*sortBy=ctime|sortBy=ctime.*keyword=mango/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test(
    'asks a network with many sign-ups for a captcha, and creates the account with what was typed',
    onceOnDesktop,
    async ({ page }) => {
      await open(page, '/buyer/login/signup?next=%2Fuser%2Faccount');
      const verification = await beginVerification(page, captchaRequired);
      const json = { error: captchaRequired, error_msg: 'Confirm that you’re not a robot.', verification };
      await page.route('**/api/v4/account/signup', (route) => route.fulfill({ status: 403, json }), {
        times: 1,
      });
      const username = await signUp(page);
      const dialog = page.getByRole('dialog', { name: 'Quick check' });
      await dialog.getByRole('button', { name: 'I’m not a robot' }).click();
      await expect(page).toHaveURL('/user/account');
      await expect(page.getByRole('main')).toContainText(username);
    },
  );

  test('verifies in browsers inside other apps as elsewhere', refusalOnPhone, async ({ page }) => {
    const { email, password } = await signUpByApi(page.request);
    await confirmEmail(page, email);
    const next = '?next=%2Fuser%2Faccount';
    await open(page, `/s/browser/ivs${next}`);
    await page.getByRole('button', { name: /^Password/ }).click();
    await submitAnswer(page, 'Password', password);
    await expect(page).toHaveURL('/user/account');
    await open(page, `/s/browser/verify/otp${next}`);
    await page.getByRole('button', { name: /^Code by email/ }).click();
    await sendAnother(page, 'Send code', email);
    await submitAnswer(page, 'Code', await readCode(page, email));
    await expect(page).toHaveURL('/user/account');
  });
}
