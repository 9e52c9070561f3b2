import { expect, test } from '@playwright/test';
import { enterCode, makeNumber } from './outbox.ts';
import { open, signUpByApi, whenReady } from './shopping.ts';
import { withAuthenticator, openMember, openQrSignIn, proveIdentity, signOut } from './sign-in-steps.ts';

/** Sellers' sign-in methods besides passwords, on both apps: outside the portal, sellers have the storefronts' pages. */
export function sellerSignInJourneys(): void {
  test('a seller is signed in by a QR code that another device confirms', async ({ page, browser }) => {
    const address = await openQrSignIn(page, 'seller');
    const other = await openMember(browser);
    await open(other.page, address);
    await expect(other.page.getByRole('main')).toContainText(other.member.login);
    await other.page.getByRole('button', { name: 'Yes, sign it in' }).click();
    await expect(page).toHaveURL('/user/account');
    await expect(page.getByRole('main')).toContainText(other.member.login);
    await other.context.close();
  });

  test('a seller sees that the other device refused, and stays signed out', async ({ page, browser }) => {
    const address = await openQrSignIn(page, 'seller');
    const other = await openMember(browser);
    await open(other.page, address);
    await other.page.getByRole('button', { name: 'No, refuse' }).click();
    await expect(page.getByRole('alert')).toHaveText('The sign-in was refused on the other device.');
    await expect(page).toHaveURL(/\/seller\/login\/qr/);
    await other.context.close();
  });

  test('the seller host has its own frame around the sign-in, without the store’s search', async ({
    page,
  }) => {
    await page.goto('/seller/portal/');
    await page.waitForURL(/\/\/seller\..*\/seller\/login\?/);
    await whenReady(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Seller Centre' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Search Pasar' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Cart/ })).toHaveCount(0);
  });

  test('a seller signs up and signs in with one-time codes', async ({ page }) => {
    const number = makeNumber();
    await open(page, '/seller/signup?next=%2Fuser%2Faccount');
    await enterCode(page, number, 'Create account');
    await expect(page).toHaveURL('/user/account');
    await signOut(page);
    await open(page, '/seller/login?next=%2Fuser%2Faccount');
    await page.getByRole('main').getByRole('link', { name: 'Sign in with a code' }).click();
    await expect(page).toHaveURL('/seller/login/otp?next=%2Fuser%2Faccount');
    await enterCode(page, number, 'Sign in');
    await expect(page).toHaveURL('/user/account');
  });

  test('a seller signs in with a passkey', async ({ page }) => {
    await withAuthenticator(page, async () => {
      const member = await signUpByApi(page.request);
      await open(page, '/user/account/passkeys');
      await page.getByLabel('Name of the passkey').fill('The till');
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await proveIdentity(page, member);
      await expect(page.getByRole('main')).toContainText('The till');
      await signOut(page);
      await open(page, '/seller/login?next=%2Fuser%2Faccount');
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await expect(page).toHaveURL('/user/account');
      await expect(page.getByRole('main')).toContainText(member.login);
    });
  });

  test('points a seller from mainland China to their own host, once', async ({ page }) => {
    // The demo has no proxy in front that tells where a seller is.
    const json = { error: 0, data: { is_from_cn: true, proxy_host: 'seller.example' } };
    await page.route('**/api/v4/account/get_partner_login_init*', (route) => route.fulfill({ json }));
    await page.route('https://seller.example/**', (route) => route.fulfill({ body: 'The portal' }));
    await open(page, '/seller/login?next=%2Fuser%2Faccount');
    const dialog = page.getByRole('dialog', { name: 'Sellers from mainland China' });
    await expect(dialog).toContainText('Your account and shop are the same on both.');
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('Username, email or phone')).toBeVisible();
    await open(page, '/seller/login?next=%2Fuser%2Faccount');
    await dialog.getByRole('button', { name: 'Go to that site' }).click();
    await expect(page).toHaveURL('https://seller.example/seller/login?next=%2Fuser%2Faccount');
  });

  test('leads a sub-account to its own service, with the address to come back to', async ({ page }) => {
    // The demo has no service of sub-accounts.
    const service = 'https://accounts.example/start';
    const json = { error: 0, data: { redirect_url: service } };
    await page.route('**/api/selleraccount/subaccount_oauth_login/*', (route) => route.fulfill({ json }));
    await page.route(service, (route) => route.fulfill({ body: 'Sub-accounts' }));
    await open(page, '/seller/login?next=%2Fuser%2Faccount');
    const asked = page.waitForRequest('**/api/selleraccount/subaccount_oauth_login/*');
    await page.getByRole('button', { name: 'Sign in with a sub-account' }).click();
    const { searchParams } = new URL((await asked).url());
    expect(searchParams.get('redirect_url')).toBe('/user/account');
    expect(searchParams.get('redirect_region')).toBe('SG');
    await expect(page).toHaveURL(service);
  });
}
