import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { portalOnDesktop } from './only-on.ts';
import { openPortal } from './open-portal.ts';
import { open, whenReady } from './shopping.ts';

/** A file of a seller's products, with one row whose price is none. */
const toFile = (title: string) => ({
  name: 'baskets.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'id,title,description,product_type,price,availability,quantity',
      `${title},${title} basket,Woven by hand,Decoration > Ornaments,12.50 SGD,in stock,4`,
      `${title}-2,${title} tray,Woven by hand,Decoration > Ornaments,much,in stock,4`,
    ].join('\r\n'),
  ),
});

/** Importing a file of products in the portal. */
export function importJourneys(): void {
  test(
    'a seller checks a file, sees the row that is wrong, imports the other, and buyers find it',
    portalOnDesktop,
    async ({ page, browser }) => {
      const title = `Mengkuang${Date.now()}`;
      const portal = await openPortal(browser);
      const menu = portal.getByRole('navigation', { name: 'Seller Centre menu' });
      await menu.getByRole('link', { name: 'Products' }).click();
      await portal.getByRole('link', { name: 'Import products' }).click();
      await expect(portal.getByRole('heading', { level: 1, name: 'Import products' })).toBeVisible();
      await whenReady(portal);
      await expect(portal.getByRole('checkbox', { name: 'Check file first' })).toBeChecked();
      await portal.getByLabel('Choose file', { exact: true }).setInputFiles(toFile(title));

      const latest = portal.locator('section', {
        has: portal.getByRole('heading', { name: 'Latest import' }),
      });
      await expect(latest.getByText('Checked', { exact: true })).toBeVisible();
      await expect(latest.getByText('New: 1 · Rejected rows: 1')).toBeVisible();
      const rejected = latest.getByRole('listitem').filter({ hasText: 'Line 3' });
      await expect(rejected.getByText(`${title}-2`)).toBeVisible();
      await expect(rejected.getByText(/“?much/)).toBeVisible();
      // Visitors share a page's answer for a while: the searches before and after have addresses of their own.
      await open(page, `/search?keyword=${title}&sortBy=ctime`);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);

      await latest.getByRole('button', { name: 'Import now' }).click();
      await expect(latest.getByText('Imported', { exact: true })).toBeVisible();
      const downloading = portal.waitForEvent('download');
      await latest.getByRole('link', { name: 'Download the report (CSV)' }).click();
      const report = await readFile(await (await downloading).path(), 'utf8');
      expect(report).toMatch(new RegExp(`2,[a-z]+,${title},`));
      expect(report).toContain(`3,rejected,${title}-2,`);

      await menu.getByRole('link', { name: 'Products' }).click();
      const card = portal.getByRole('article', { name: `${title} basket` });
      await expect(card.getByText('In stock: 4')).toBeVisible();
      await open(page, `/search?keyword=${title}`);
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1, name: `${title} basket` })).toBeVisible();
      await expect(page.getByText('$12.50').first()).toBeVisible();
      await portal.context().close();
    },
  );
}
