import { expect, test } from '@playwright/test';
import { openPortal } from './open-portal.ts';
import { orderFromSeller } from './order-from-seller.ts';
import { open, signUpByApi } from './shopping.ts';

/** Notifications in the app about an order, for buyer and seller. */
export function notificationJourneys(): void {
  test('buyer and seller are notified of an order in the app, and others are not', async ({
    page,
    browser,
  }) => {
    const buyerOrder = await orderFromSeller(page);
    const sn = (await page.getByRole('heading', { level: 1 }).innerText()).replace('Order ', '');
    const portal = await openPortal(browser);
    await portal.getByRole('link', { name: /^Notifications \(/ }).click();
    await portal.getByRole('link', { name: new RegExp(`New order ${sn}`) }).click();
    await expect(portal.getByRole('heading', { level: 1, name: `Order ${sn}` })).toBeVisible();
    await portal.getByLabel('Carrier').fill('Singapore Post');
    await portal.getByLabel('Tracking number').fill('SP12345678SG');
    await portal.getByRole('button', { name: 'Confirm shipment' }).click();
    await expect(portal.getByText('SP12345678SG')).toBeVisible();
    await portal.context().close();

    await open(page, '/me');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Notifications (2)' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    await main.getByRole('link', { name: new RegExp(`Your order ${sn} is on its way`) }).click();
    await page.waitForURL(`**${buyerOrder}`);
    await expect(main.getByText('SP12345678SG')).toBeVisible();
    await open(page, '/user/notifications');
    await expect(main.getByRole('link', { name: 'Orders (1)' })).toBeVisible();
    await main.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(main.getByRole('link', { name: 'Orders', exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Mark all as read' })).toBeHidden();

    const other = await (await browser.newContext()).newPage();
    await open(other, '/');
    await signUpByApi(other.request);
    await open(other, '/user/notifications');
    await expect(other.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
    await other.context().close();
  });

  test('a visitor signs in before the notifications', async ({ page }) => {
    await open(page, '/user/notifications?tab=account');
    await page.waitForURL(/\/buyer\/login\?next=/);
  });
}
