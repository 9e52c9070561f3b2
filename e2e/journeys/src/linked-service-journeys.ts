import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { onceOnDesktop, onceOnPhone, onlyOn } from './only-on.ts';
import { enterCode, makeNumber } from './outbox.ts';
import { open, signUp, signUpByApi, whenReady } from './shopping.ts';
import { signOut } from './sign-in-steps.ts';
import { marketOrigin, overrideToggles, rejectCookiesWhenAsked, setEnglish } from './store.ts';

const oneScreen = 'The page of an outside service is the same code in both apps.';

/** Pages of outside services that the demo store has not set up, and the service that each is about. */
const unavailable: Readonly<Record<string, string>> = {
  '/integration/link/now': 'Pasar Now',
  '/integration/link/lkpp': 'LKPP',
  '/integration/link/line': 'LINE',
  '/integration/link/line/open-app': 'LINE app',
  '/buyer/w/line-mission-sticker': 'LINE stickers',
  '/integration/link/snack': 'Snack',
  '/user/account/link-chat': 'Messaging app',
  '/user/account/link-video': 'Short-video app',
  '/wallet/top-up': 'Wallet',
  '/wallet/transactions': 'Wallet',
  '/game': 'Games',
};

/** Pages to which a service leads back, and where they go on. */
const returns = [
  ['/integration/address/callback', 'My addresses', '/user/account/address'],
  ['/integration/link/snack/checkout', 'My cart', '/cart'],
] as const;

/** Signs up in Thailand, where the demo has a partner; returns the address of the partner's page. */
async function signUpWithPartner(
  page: Page,
  context: BrowserContext,
  baseURL: string | undefined,
): Promise<string> {
  const origin = marketOrigin(baseURL, 'TH');
  await rejectCookiesWhenAsked(page);
  await setEnglish(context, origin);
  await open(page, `${origin}/buyer/login/signup`);
  await signUp(page);
  await expect(page).toHaveURL(`${origin}/`);
  return `${origin}/integration/link/line`;
}

/** Goes to the partner by the button of its page, and answers there. */
async function visitPartner(page: Page, address: string, answer: string, name?: string): Promise<void> {
  await open(page, address);
  await page.getByRole('button', { name: 'Link Demo partner' }).click();
  await expect(page.getByRole('heading', { name: 'Demo partner' })).toBeVisible();
  if (name !== undefined) await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: answer }).click();
  await page.waitForURL(new RegExp(`^${address}\\?`));
  await whenReady(page);
}

/** Pages of outside services, and pages behind toggles: each says what it does, or that it is not offered. */
export function linkedServiceJourneys(): void {
  test(
    'says of each outside service that it is not offered here, and leads to the account',
    onlyOn('mobile-web', oneScreen),
    async ({ page, baseURL }) => {
      await signUpByApi(page.request);
      await overrideToggles(page, baseURL ?? '', {
        'link-account-chat-app': true,
        'link-account-short-video-app': true,
      });
      for (const [path, name] of Object.entries(unavailable)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(`We don’t offer ${name} here`);
      }
      await page.goto('/wallet/rob-a-bank');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('There’s no such page in the wallet');
      await page.getByRole('main').getByRole('link', { name: 'My account' }).click();
      await expect(page).toHaveURL('/user/account');
    },
  );

  test(
    'links an account of a partner, once the member confirms it, and unlinks it',
    onceOnPhone,
    async ({ page, context, baseURL }) => {
      const address = await signUpWithPartner(page, context, baseURL);
      await visitPartner(page, address, 'Cancel');
      await expect(page.getByRole('main')).toContainText(
        'The other side didn’t confirm. Nothing was linked.',
      );
      await visitPartner(page, address, 'Agree', `ana-${crypto.randomUUID()}`);
      await page.getByRole('button', { name: 'Yes, link Demo partner' }).click();
      await expect(page.getByText('Demo partner is linked.')).toBeVisible();
      await expect(page).toHaveURL(address);
      await open(page, address);
      await expect(page.getByRole('main')).toContainText('Demo partner has been linked since');
      await page.getByRole('button', { name: 'Unlink Demo partner' }).click();
      await expect(page.getByRole('button', { name: 'Link Demo partner' })).toBeVisible();
    },
  );

  test(
    'refuses an account of a partner that is linked with another member, and a link that was used',
    onlyOn('desktop', oneScreen),
    async ({ page, context, baseURL }) => {
      const name = `ana-${crypto.randomUUID()}`;
      const address = await signUpWithPartner(page, context, baseURL);
      await visitPartner(page, address, 'Agree', name);
      const used = page.url();
      await page.getByRole('button', { name: 'Yes, link Demo partner' }).click();
      await expect(page.getByText('Demo partner is linked.')).toBeVisible();
      await context.clearCookies();
      await signUpWithPartner(page, context, baseURL);
      for (const [visit, reason] of [
        [() => visitPartner(page, address, 'Agree', name), 'already linked to another Pasar account'],
        [() => open(page, used), 'This code or link has expired.'],
      ] as const) {
        await visit();
        await page.getByRole('button', { name: 'Yes, link Demo partner' }).click();
        await expect(page.getByText(reason)).toBeVisible();
        await expect(page).toHaveURL(address);
      }
      await expect(page.getByRole('button', { name: 'Link Demo partner' })).toBeVisible();
    },
  );

  test(
    'opens a partner’s wallet outside Pasar, and comes back',
    onlyOn('mobile-web', oneScreen),
    async ({ page, context, baseURL }) => {
      const { origin } = new URL(await signUpWithPartner(page, context, baseURL));
      await open(page, `${origin}/wallet/top-up`);
      await page.getByRole('button', { name: 'Open Demo wallet' }).click();
      await expect(page.getByRole('heading', { name: 'Demo partner' })).toBeVisible();
      expect(new URL(page.url()).searchParams.get('action')).toBe('top-up');
      await page.getByRole('button', { name: 'Back to the shop' }).click();
      await expect(page).toHaveURL(new RegExp(`^${origin}/wallet/top-up`));
    },
  );

  test(
    'leads on from where an outside service leads back to',
    onlyOn('desktop', oneScreen),
    async ({ page }) => {
      await signUpByApi(page.request);
      for (const [from, name, to] of returns) {
        await open(page, from);
        await page.getByRole('main').getByRole('link', { name }).click();
        await expect(page).toHaveURL(to);
      }
    },
  );

  test(
    'links accounts of other apps only while their toggles are on',
    onlyOn('desktop', oneScreen),
    async ({ page, baseURL }) => {
      await signUpByApi(page.request);
      for (const path of ['/user/account/link-chat', '/user/account/link-video'])
        expect((await page.goto(path))?.status(), path).toBe(404);
      await overrideToggles(page, baseURL ?? '', { 'link-account-chat-app': true });
      expect((await page.goto('/user/account/link-chat'))?.status()).toBe(200);
      expect((await page.goto('/user/account/link-video'))?.status()).toBe(404);
    },
  );

  test(
    'confirms a seller’s main account by a code, and a sub-account only where its service is',
    onceOnDesktop,
    async ({ page, baseURL }) => {
      const address = '/verify/account/seller-main-sub?next=%2Fuser%2Faccount';
      expect((await page.goto(address))?.status()).toBe(404);
      const number = makeNumber();
      await open(page, '/seller/signup?next=%2Fuser%2Faccount');
      await enterCode(page, number, 'Create account');
      await expect(page).toHaveURL('/user/account');
      await signOut(page);
      await overrideToggles(page, baseURL ?? '', { 'seller-main-sub-verification': true });
      await open(page, address);
      await page.getByRole('radio', { name: /^Sub-account/ }).check({ force: true });
      const refused = page.waitForResponse('**/api/selleraccount/subaccount_oauth_login/*');
      await page.getByRole('button', { name: 'Sign in with a sub-account' }).click();
      expect((await refused).status()).toBe(404);
      await expect(page.getByText('We couldn’t sign you in or sign you up. Try again.')).toBeVisible();
      await expect(page).toHaveURL(address);
      await page.getByRole('radio', { name: /^Main account/ }).check({ force: true });
      await enterCode(page, number, 'Continue');
      await expect(page).toHaveURL('/user/account');
    },
  );

  test(
    'offers Filipino in the Philippines only while its toggle is on',
    onceOnDesktop,
    async ({ page, context, baseURL }) => {
      const origin = marketOrigin(baseURL, 'PH');
      const settings = `${origin}/user/setting/language`;
      const filipino = page.getByRole('radio', { name: 'Filipino' });
      await setEnglish(context, origin);
      await open(page, settings);
      await filipino.check({ force: true });
      await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
      await overrideToggles(page, origin, { 'filipino-language': false });
      await open(page, settings);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
      await expect(filipino).toHaveCount(0);
    },
  );
}
