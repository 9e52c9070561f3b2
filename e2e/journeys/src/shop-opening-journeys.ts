import { expect, test } from '@playwright/test';
import type { Page, PlaywrightTestOptions, PlaywrightWorkerArgs } from '@playwright/test';
import { portalOnDesktop } from './only-on.ts';
import { smallPicture } from './small-picture.data.ts';
import { openPortal } from './open-portal.ts';
import { runAccountsCommand } from './run-operator-command.ts';
import { open, signUpByApi, whenReady } from './shopping.ts';
import type { MemberCredentials } from './shopping.ts';

type Fixtures = Pick<PlaywrightWorkerArgs, 'browser' | 'playwright'> & Pick<PlaywrightTestOptions, 'baseURL'>;

/** Signs up a member, who opens a shop in the portal. */
async function openNewShop(
  { browser, playwright, baseURL }: Fixtures,
  name: string,
): Promise<{ member: MemberCredentials; portal: Page }> {
  const visitor = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const member = await signUpByApi(visitor);
  await visitor.dispose();
  const portal = await openPortal(browser, { who: member, heading: 'This account has no shop here' });
  await whenReady(portal);
  await portal.getByLabel('Shop name').fill(name);
  await portal.getByLabel('Ships from').selectOption('East');
  await portal.getByRole('button', { name: 'Open shop' }).click();
  await expect(portal).toHaveURL(/\/portal\/products\/new$/);
  return { member, portal };
}

async function addProduct(portal: Page, title: string): Promise<void> {
  await portal.getByLabel('Title').fill(title);
  await portal.getByLabel('Category').selectOption({ index: 1 });
  await portal.locator('input[type=file]').setInputFiles(smallPicture);
  await expect(portal.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await portal.getByLabel('Price').fill('12.50');
  await portal.getByLabel('Stock').fill('3');
  await portal.getByRole('button', { name: 'Save product' }).click();
  await expect(portal.getByRole('article', { name: title })).toBeVisible();
}

async function changeProfile(portal: Page, name: string): Promise<void> {
  await portal.getByRole('link', { name: 'Shop profile' }).click();
  await portal.getByLabel('Shop name').fill(name);
  await portal.getByLabel('About your shop').fill('Lanterns of paper and rattan.');
  await portal.locator('input[type=file]').setInputFiles(smallPicture);
  await expect(portal.locator('img[src*="/api/v4/order/picture"]')).toBeVisible();
  await portal.getByRole('button', { name: 'Save shop profile' }).click();
  await expect(portal.getByText('Shop profile saved.')).toBeVisible();
}

/** A member's own shop, from opening it to its end. */
export function shopOpeningJourneys(): void {
  test(
    'a member opens a shop, buyers find its product, and nothing of it is for sale once its owner is banned',
    portalOnDesktop,
    async ({ page, browser, playwright, baseURL }) => {
      test.slow();
      const word = `Lantern${Date.now()}`;
      const { member, portal } = await openNewShop({ browser, playwright, baseURL }, `${word} house`);
      await addProduct(portal, `${word} of rattan`);

      await open(page, `/search?keyword=${word}`);
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1, name: `${word} of rattan` })).toBeVisible();
      await expect(page.getByRole('region', { name: `${word} house` })).toBeVisible();
      const [, shopid = '', itemid = ''] = /-i\.(\d+)\.(\d+)/.exec(page.url()) ?? [];

      await runAccountsCommand('ban', member.login);
      const item = await page.request.get(`/api/v4/item/get?shopid=${shopid}&itemid=${itemid}`);
      expect(item.status()).toBe(404);
      const shop = await page.request.get(`/api/v4/shop/get?shopid=${shopid}`);
      expect(await shop.json()).toMatchObject({ data: { shop: { is_closed: true } } });
      await portal.reload();
      await expect(portal).toHaveURL(/\/seller\/login\?/);
      await portal.context().close();
    },
  );

  test(
    'a seller changes the name, the description and the picture of a shop, and buyers see and find them',
    portalOnDesktop,
    async ({ page, browser, playwright, baseURL }) => {
      test.slow();
      const word = `Paper${Date.now()}`;
      const { portal } = await openNewShop({ browser, playwright, baseURL }, `${word} house`);
      await changeProfile(portal, `${word} garden`);
      const address = await portal
        .getByRole('link', { name: `${word.toLowerCase()}.house` })
        .getAttribute('href');
      await portal.context().close();

      await open(page, new URL(address ?? '').pathname);
      await expect(page.getByRole('heading', { level: 1, name: `${word} garden` })).toBeVisible();
      await expect(page.getByText('Lanterns of paper and rattan.')).toBeVisible();
      await open(page, `/search_user?keyword=${word}`);
      await expect(page.getByRole('main').getByText(`${word} garden`)).toBeVisible();
    },
  );
}
