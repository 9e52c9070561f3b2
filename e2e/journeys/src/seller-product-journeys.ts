import { expect, test } from '@playwright/test';
import { smallPicture } from './small-picture.data.ts';
import { portalOnDesktop } from './only-on.ts';
import { openPortal } from './open-portal.ts';
import { open, whenReady } from './shopping.ts';

/** A seller’s products, from the form to the search. */
export function sellerProductJourneys(): void {
  test(
    'a seller adds a product with variants, buyers find it, and it is gone once it is hidden',
    portalOnDesktop,
    async ({ page, browser }) => {
      const title = `Pandan${Date.now()} basket`;
      const portal = await openPortal(browser);
      await portal.getByRole('link', { name: 'Products' }).click();
      await portal.getByRole('link', { name: 'Add product' }).click();
      await whenReady(portal);
      await portal.getByRole('button', { name: 'Save product' }).click();
      await expect(portal.getByText('Enter a title.')).toBeVisible();
      await portal.getByLabel('Title').fill(title);
      await portal.getByLabel('Category').selectOption({ index: 1 });
      await portal.locator('input[type=file]').setInputFiles(smallPicture);
      await expect(portal.getByRole('img', { name: 'Photo 1' })).toBeVisible();
      await portal.getByLabel('Price').fill('12.50');
      await portal.getByRole('button', { name: 'Add variation' }).click();
      await portal.getByLabel('Variation name').fill('Size');
      await portal.getByLabel('Option 1', { exact: true }).fill('Small');
      await portal.getByRole('button', { name: 'Add option' }).click();
      await portal.getByLabel('Option 2', { exact: true }).fill('Large');
      await portal.getByRole('group', { name: 'Small' }).getByLabel('Stock').fill('3');
      await portal.getByRole('group', { name: 'Large' }).getByLabel('Price').fill('20');
      await portal.getByRole('group', { name: 'Large' }).getByLabel('Stock').fill('4');
      await portal.getByRole('button', { name: 'Save product' }).click();
      const card = portal.getByRole('article', { name: title });
      await expect(card.getByText('In stock: 7')).toBeVisible();

      await open(page, `/search?keyword=${title.split(' ')[0]}`);
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText('Large').first()).toBeVisible();
      const { pathname } = new URL(page.url());

      await card.getByRole('link', { name: 'Edit' }).click();
      await whenReady(portal);
      await portal.getByRole('group', { name: 'Small' }).getByLabel('Stock').fill('30');
      await portal.getByRole('button', { name: 'Save product' }).click();
      await expect(portal.getByText('Product saved')).toBeVisible();
      await expect(portal.getByRole('main')).toBeFocused();
      await portal.getByRole('link', { name: 'Products' }).first().click();
      await expect(card.getByText('In stock: 34')).toBeVisible();
      await card.getByRole('button', { name: 'Hide' }).click();
      await expect(card.getByText('Hidden')).toBeVisible();
      const [, shopid = '', itemid = ''] = /-i\.(\d+)\.(\d+)/.exec(pathname) ?? [];
      const answer = await page.request.get(`/api/v4/item/get?shopid=${shopid}&itemid=${itemid}`);
      expect(answer.status()).toBe(404);
      await portal.context().close();
    },
  );
}
