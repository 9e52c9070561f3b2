import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { moveClock } from './move-clock.ts';
import { onceOnPhone, refusalOnDesktop, refusalOnPhone } from './only-on.ts';
import { callStore, findPurchase } from './order-from-seller.ts';
import { enterCode, makeNumber, readCode, readLink } from './outbox.ts';
import { open, signIn, signUpByApi } from './shopping.ts';
import { chooseRadio, singaporeAddress } from './place-order.ts';
import { addAddress } from './price-journeys.ts';
import { openQrSignIn } from './sign-in-steps.ts';
import { seller } from './store.ts';
import { sendAnother, signUpWithEmail } from './verification-steps.ts';

const tooLate = 'This code or link has expired. Request a new one.';

/** Opens a mailed link and sets a password with it. */
async function resetBy(page: Page, address: string, password: string): Promise<void> {
  // The address differs in its fragment only, which does not load the page.
  await page.goto('/robots.txt');
  await open(page, address);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
}

/** Ends the session as its expiry does: the page still believes that its member is signed in. */
const endSession = (page: Page): Promise<void> => page.context().clearCookies({ name: /session/ });

/**
 * Sessions that end while something is entered, which is kept; and codes and links for signing in that come too late, were tampered with
 * or used: each says so, and signs nobody in.
 */
export function expiredSignInJourneys(): void {
  test(
    'an address saved after the session has ended is kept while signing in again',
    onceOnPhone,
    async ({ page }) => {
      const member = await signUpByApi(page.request);
      await open(page, '/user/account/address/add');
      for (const [label, text] of Object.entries(singaporeAddress))
        await page.getByLabel(label, { exact: true }).fill(text);
      await endSession(page);
      await page.getByRole('button', { name: 'Save address' }).click();
      await expect(page).toHaveURL(/\/buyer\/login/);
      await signIn(page, member);
      await expect(page).toHaveURL('/user/account/address/add');
      await expect(page.getByLabel('Street and house number')).toHaveValue('1 Raffles Place');
      await page.getByRole('button', { name: 'Save address' }).click();
      await expect(page).toHaveURL('/user/account/address');
      await expect(page.getByRole('main')).toContainText('1 Raffles Place');
    },
  );

  test(
    'a message sent after the session has ended is kept while signing in again',
    onceOnPhone,
    async ({ page }) => {
      const member = await signUpByApi(page.request);
      const { shop } = await callStore<{ shop: { shopid: number } }>(
        page,
        `shop/get?username=${seller.login}`,
      );
      await open(page, `/chat?shopid=${shop.shopid}`);
      const message = page.getByRole('textbox', { name: /Message to/ });
      await message.fill('Is the lid included?');
      await endSession(page);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page).toHaveURL(/\/buyer\/login/);
      await signIn(page, member);
      await expect(page).toHaveURL(`/chat?shopid=${shop.shopid}`);
      await expect(message).toHaveValue('Is the lid included?');
    },
  );

  test(
    'an order is placed once the buyer has signed in again in the checkout',
    onceOnPhone,
    async ({ page }) => {
      const member = await signUpByApi(page.request);
      await addAddress(page);
      await open(page, `/checkout?buy=${await findPurchase(page)}`);
      await chooseRadio(page, 'Cash on delivery');
      await endSession(page);
      await page.getByRole('button', { name: 'Place order' }).click();
      await expect(page).toHaveURL(/\/buyer\/login/);
      await signIn(page, member);
      await expect(page).toHaveURL(/\/checkout\?buy=/);
      await chooseRadio(page, 'Cash on delivery');
      await page.getByRole('button', { name: 'Place order' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
      await open(page, '/user/purchase/');
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    },
  );

  test(
    'a code for signing in is refused once it is too old, and stays in the field',
    refusalOnPhone,
    async ({ page }) => {
      const number = makeNumber();
      await open(page, '/buyer/signup');
      await enterCode(page, number, 'Create account');
      await expect(page).toHaveURL('/');
      await page.context().clearCookies();
      await open(page, '/buyer/login/otp?next=%2Fuser%2Faccount');
      await page.getByLabel('Mobile number').fill(number);
      await sendAnother(page, 'Send code', number);
      const code = await readCode(page, number);
      await page.getByLabel('Code', { exact: true }).fill(code);
      await moveClock(page, 11);
      const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in' });
      await signIn.click();
      await expect(page.getByRole('alert')).toHaveText(tooLate);
      await expect(page.getByLabel('Code', { exact: true })).toHaveValue(code);
      await moveClock(page, 0);
      await signIn.click();
      await expect(page).toHaveURL('/user/account');
    },
  );

  test(
    'a link for a new password is refused when tampered with, too old, or used',
    refusalOnDesktop,
    async ({ page }) => {
      const email = await signUpWithEmail(page);
      await page.context().clearCookies();
      await open(page, '/forgot_password');
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await sendAnother(page, 'Email the link', email);
      const address = await readLink(page, email);
      await resetBy(
        page,
        `${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`,
        'a-basket-of-langsat',
      );
      await expect(page.getByRole('alert')).toContainText(tooLate);
      await moveClock(page, 31);
      await resetBy(page, address, 'a-basket-of-langsat');
      await expect(page.getByRole('alert')).toContainText(tooLate);
      const renewal = page.getByRole('alert').getByRole('link', { name: 'Get a new link' });
      await expect(renewal).toHaveAttribute('href', '/forgot_password');
      await moveClock(page, 0);
      await resetBy(page, address, 'a-basket-of-langsat');
      await expect(page).toHaveURL('/');
      await page.context().clearCookies();
      await resetBy(page, address, 'a-basket-of-salak');
      await expect(page.getByRole('alert')).toContainText(tooLate);
      await expect(page.getByLabel('New password', { exact: true })).toHaveValue('a-basket-of-salak');
    },
  );

  test(
    'a link that confirms an address is refused when tampered with, too old, or used',
    refusalOnDesktop,
    async ({ page }) => {
      const { email, password } = await signUpByApi(page.request);
      const address = await readLink(page, email);
      const confirm = async (link: string) => {
        // The address differs in its fragment only, which does not load the page.
        await page.goto('/robots.txt');
        await open(page, link);
        await page.getByRole('button', { name: 'Confirm', exact: true }).click();
      };
      await confirm(`/dlink${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`);
      await expect(page.getByRole('alert')).toContainText(tooLate);
      await page.getByRole('link', { name: 'Get a new link' }).click();
      await expect(page).toHaveURL('/user/account/email');
      await page.getByLabel('Current password').fill(password);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
      await sendAnother(page, 'Email the link', email);
      expect(await readLink(page, email)).not.toBe(address);
      await moveClock(page, 3 * 24 * 60 + 1);
      await confirm(address);
      await expect(page.getByRole('alert')).toContainText(tooLate);
      await moveClock(page, 0);
      await confirm(`/dlink${address}`);
      await expect(page.getByRole('alert')).toContainText(`${email} is confirmed.`);
      await confirm(address);
      await expect(page.getByRole('alert')).toContainText(tooLate);
    },
  );

  test(
    'a QR code for signing in expires, and is renewed',
    refusalOnPhone,
    async ({ page, browser, baseURL }) => {
      const address = await openQrSignIn(page);
      await moveClock(page, 4);
      await expect(page.getByRole('alert')).toHaveText('This code has expired.');
      const other = await (await browser.newContext()).newPage();
      await signUpByApi(other.request);
      await moveClock(other, 4, baseURL);
      await open(other, address);
      await expect(other.getByRole('alert')).toContainText('This QR code has expired.');
      await expect(other.getByRole('button', { name: 'Yes, sign it in' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Show a new code' }).click();
      await expect(page.getByRole('img', { name: 'QR code that signs you in' })).toBeVisible();
      await other.context().close();
    },
  );
}
