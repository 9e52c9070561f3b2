import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { portalOnDesktop, portalOnPhone } from './only-on.ts';
import { openPortal } from './open-portal.ts';
import { callStore, orderFromSeller } from './order-from-seller.ts';
import { open, signIn } from './shopping.ts';
import { marketOrigin } from './store.ts';

/** What a seller does with an order, and what the buyer sees of it. */
export function sellerJourneys(): void {
  test('a seller’s day: an order comes in, is shipped with a label, delivered and rated', async ({
    page,
    browser,
  }) => {
    const buyerOrder = await orderFromSeller(page);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const portal = await openPortal(browser);
    await portal.getByRole('link', { name: /^To ship/ }).click();
    const received = portal.getByRole('article', { name: title });
    await received.getByRole('link', { name: 'Ship this order' }).click();
    await portal.getByRole('link', { name: 'Print label' }).click();
    await expect(portal.getByRole('img', { name: title.replace('Order ', '') })).toBeVisible();
    await portal.getByRole('link', { name: 'View order' }).click();

    await portal.getByLabel('Carrier').fill('Singapore Post');
    await portal.getByLabel('Tracking number').fill('12');
    await portal.getByRole('button', { name: 'Confirm shipment' }).click();
    await expect(portal.getByText('This isn’t a tracking number.')).toBeVisible();
    await expect(portal.getByLabel('Carrier')).toHaveValue('Singapore Post');
    await portal.getByLabel('Tracking number').fill('sp 1234 5678 sg');
    await portal.getByRole('button', { name: 'Confirm shipment' }).click();
    await expect(portal.getByText('SP12345678SG')).toBeVisible();

    await open(page, buyerOrder);
    await expect(page.getByText('SP12345678SG')).toBeVisible();
    for (const station of ['Picked up', 'In transit', 'Out for delivery', 'Delivered']) {
      await page.getByRole('button', { name: 'Move the parcel on' }).click();
      await expect(page.getByRole('main').getByText(new RegExp(station)).first()).toBeVisible();
    }
    await page.getByRole('button', { name: 'Confirm receipt' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm receipt' }).click();
    await page.getByRole('button', { name: 'Rate items' }).click();
    const rating = page.getByRole('dialog');
    await rating.getByLabel('5 ★').first().check({ force: true });
    await rating.getByRole('button', { name: 'Send rating' }).first().click();
    await portal.reload();
    await expect(portal.getByText('Completed')).toBeVisible();
    await portal.context().close();
  });

  test(
    'a seller cancels an order that cannot be shipped, and the buyer sees it',
    portalOnPhone,
    async ({ page, browser }) => {
      const buyerOrder = await orderFromSeller(page);
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      const portal = await openPortal(browser);
      await portal
        .getByRole('article', { name: title })
        .getByRole('link', { name: 'Ship this order' })
        .click();
      await portal.getByRole('button', { name: 'Cancel order' }).click();
      const asking = portal.getByRole('dialog');
      await asking.getByRole('radio', { name: 'Out of stock' }).check({ force: true });
      await asking.getByRole('button', { name: 'Cancel order' }).click();
      await expect(portal.getByText('Cancelled', { exact: true })).toBeVisible();
      await expect(portal.getByText('You cancelled this order')).toBeVisible();
      await expect(portal.getByText('Reason: Out of stock')).toBeVisible();
      await open(page, buyerOrder);
      await expect(page.getByRole('main').getByText('Cancelled', { exact: true }).first()).toBeVisible();
      await portal.context().close();
    },
  );

  test(
    'a seller’s income is pending, then released, and stands in the statement',
    portalOnDesktop,
    async ({ page, browser }) => {
      const order_id = Number((await orderFromSeller(page)).split('/').at(-1));
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      const portal = await openPortal(browser);
      const menu = portal.getByRole('navigation', { name: 'Seller Centre menu' });
      await menu.getByRole('link', { name: 'Income' }).click();
      const row = portal.getByRole('listitem').filter({ hasText: title });
      await expect(row.getByText('Pending')).toBeVisible();
      for (const step of ['ship', 'carry', 'carry', 'carry', 'carry'])
        await callStore(page, 'order/demo_step', { order_id, step });
      await callStore(page, 'order/receive', { order_id });

      await portal.getByRole('link', { name: 'Released', exact: true }).click();
      await row.getByRole('link').click();
      await expect(portal.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(portal.getByText('Your income', { exact: true })).toBeVisible();
      await menu.getByRole('link', { name: 'Income' }).click();
      const downloading = portal.waitForEvent('download');
      await portal.getByRole('link', { name: 'Download statement (CSV)' }).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toMatch(/^income-SG-[\d-]+\.csv$/);
      const statement = await readFile(await file.path(), 'utf8');
      expect(statement).toMatch(/^\uFEFFDate,Order,Type,/);
      expect(statement).toContain(`,${title.replace('Order ', '')},release,SGD,`);
      await portal.context().close();
    },
  );

  test(
    'the portal and the store each stand on their host, and a buyer has no shop there',
    portalOnDesktop,
    async ({ page, baseURL }) => {
      const store = marketOrigin(baseURL, 'SG');
      const portal = store.replace('//', '//seller.');
      await page.goto(`${store}/seller/portal/`);
      expect(page.url()).toBe(`${portal}/seller/login?next=%2Fportal%2Forders`);
      await open(page, store);
      await page.getByRole('link', { name: 'Seller Centre' }).first().click();
      await expect(page).toHaveURL(`${portal}/seller/login?next=%2Fportal%2Forders`);
      await page.goto(`${portal}/cart`);
      expect(new URL(page.url()).origin).toBe(store);
      await open(page, `${portal}/portal/orders`);
      await signIn(page);
      await expect(page.getByRole('heading', { name: 'This account has no shop here' })).toBeVisible();
    },
  );
}
