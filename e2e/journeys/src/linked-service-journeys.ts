import { expect, test } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { onlyOn } from './only-on.ts';
import { enterCode, makeNumber } from './outbox.ts';
import { open, signUpByApi } from './shopping.ts';
import { signOut } from './sign-in-steps.ts';
import { marketOrigin, setEnglish } from './store.ts';

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

/** Sets toggles for this browser. A live store ignores them. */
async function overrideToggles(
  context: BrowserContext,
  origin: string | undefined,
  toggles: Readonly<Record<string, boolean>>,
): Promise<void> {
  const value = encodeURIComponent(JSON.stringify(toggles));
  await context.addCookies([{ name: 'FEATURE_TOGGLE_OVERRIDE', value, url: origin ?? '' }]);
}

/** Pages of outside services, and pages behind toggles: each says what it does, or that it is not offered. */
export function linkedServiceJourneys(): void {
  test(
    'says of each outside service that it is not offered here, and leads to the account',
    onlyOn('mobile-web', oneScreen),
    async ({ page, context, baseURL }) => {
      await signUpByApi(page.request);
      await overrideToggles(context, baseURL, {
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
    async ({ page, context, baseURL }) => {
      await signUpByApi(page.request);
      for (const path of ['/user/account/link-chat', '/user/account/link-video'])
        expect((await page.goto(path))?.status(), path).toBe(404);
      await overrideToggles(context, baseURL, { 'link-account-chat-app': true });
      expect((await page.goto('/user/account/link-chat'))?.status()).toBe(200);
      expect((await page.goto('/user/account/link-video'))?.status()).toBe(404);
    },
  );

  test('confirms a seller’s main account by a code, and a sub-account only where its service is', async ({
    page,
    context,
    baseURL,
  }) => {
    const address = '/verify/account/seller-main-sub?next=%2Fuser%2Faccount';
    expect((await page.goto(address))?.status()).toBe(404);
    const number = makeNumber();
    await open(page, '/seller/signup?next=%2Fuser%2Faccount');
    await enterCode(page, number, 'Create account');
    await expect(page).toHaveURL('/user/account');
    await signOut(page);
    await overrideToggles(context, baseURL, { 'seller-main-sub-verification': true });
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
  });

  test('offers Filipino in the Philippines only while its toggle is on', async ({
    page,
    context,
    baseURL,
  }) => {
    const origin = marketOrigin(baseURL, 'PH');
    const settings = `${origin}/user/setting/language`;
    const filipino = page.getByRole('radio', { name: 'Filipino' });
    await setEnglish(context, origin);
    await open(page, settings);
    await filipino.check({ force: true });
    await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
    await overrideToggles(context, origin, { 'filipino-language': false });
    await open(page, settings);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(filipino).toHaveCount(0);
  });
}
