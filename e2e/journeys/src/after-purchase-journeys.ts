import { expect, test } from '@playwright/test';
import { addPhoto, buyItem, deliver } from './buy-item.ts';
import { onlyOn } from './only-on.ts';
import { callStore, orderFromSeller } from './order-from-seller.ts';
import { expectGoodPage } from './page-journeys.ts';
import { open } from './shopping.ts';
import { smallVideo } from './small-video.data.ts';
import { recordConsole } from './store.ts';

/** Actions on an order: cancel it, receive it, rate it, buy it again, print its invoice. */
export function afterPurchaseJourneys(): void {
  test('an order that is not paid is cancelled with a reason', async ({ page }) => {
    await buyItem(page, 'Declined');
    await page.getByRole('link', { name: 'Cancel order' }).click();
    await expect(page.getByText('You haven’t been charged.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByText('Choose a reason.')).toBeVisible();
    await page.getByRole('radio', { name: 'I found it cheaper elsewhere' }).check({ force: true });
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.waitForURL(/\/user\/purchase\/order\/\d+$/);
    await expect(page.getByRole('main').getByText('Order cancelled').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cancel order' })).toBeHidden();
  });

  test('an order that is paid is cancelled with a reason, and the money comes back', async ({ page }) => {
    const consoleMessages = recordConsole(page);
    await buyItem(page);
    await page.getByRole('link', { name: 'Cancel order' }).click();
    await expect(page.getByText(/refund what you paid/)).toBeVisible();
    await page.getByRole('radio', { name: 'The address is wrong' }).check({ force: true });
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.waitForURL(/\/user\/purchase\/order\/\d+$/);
    await expect(page.getByRole('term').filter({ hasText: /^Refunded$/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/This order is cancelled\. Refunded: /)).toBeVisible();
    expect(consoleMessages).toEqual([]);
  });

  test('an order is received, earns coins, and is rated with a photo', async ({ page }) => {
    await buyItem(page);
    await deliver(page);
    await page.getByRole('button', { name: 'Confirm receipt' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm receipt' }).click();
    await expect(page.getByText('Thanks! Your order is complete.')).toBeVisible();

    await page.getByRole('button', { name: 'Rate items' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rate items' });
    await dialog.getByRole('button', { name: 'Send rating' }).click();
    await expect(dialog.getByText('Choose a rating.')).toBeVisible();
    await dialog.getByRole('radio', { name: /^4/ }).check({ force: true });
    await dialog.getByLabel('What did you think of it?').fill('Ripe and sweet.');
    await addPhoto(page);
    await dialog.getByRole('button', { name: 'Send rating' }).click();
    await expect(page.getByText('Thanks for your rating!')).toBeVisible();
    await expect(dialog.getByText('Ripe and sweet.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Change once' })).toBeVisible();
  });

  test(
    'an order is rated with a video',
    onlyOn('mobile-web', 'The dialog of ratings is the same code in both apps.'),
    async ({ page }) => {
      const order = await orderFromSeller(page);
      const order_id = Number(order.split('/').at(-1));
      for (const step of ['ship', 'carry', 'carry', 'carry', 'carry'])
        await callStore(page, 'order/demo_step', { order_id, step });
      await callStore(page, 'order/receive', { order_id });
      await open(page, order);
      await page.getByRole('button', { name: 'Rate items' }).click();
      const dialog = page.getByRole('dialog', { name: 'Rate items' });
      await dialog.getByRole('radio', { name: /^5/ }).check({ force: true });
      const video = dialog.getByLabel(/^Add a video/).and(page.locator('input'));
      await video.setInputFiles({ name: 'basket.mp4', mimeType: 'video/mp4', buffer: smallVideo });
      await expect(dialog.getByText('Video, 12 s')).toBeVisible();
      const sent = page.waitForResponse('**/api/v4/order/rate');
      await dialog.getByRole('button', { name: 'Send rating' }).click();
      const { data } = (await (await sent).json()) as { data: object };
      const [id] = /(?<="video":\{"id":")[^"]+/.exec(JSON.stringify(data)) ?? [];
      expect(id).toBeDefined();
      await expect(page.getByText('Thanks for your rating!')).toBeVisible();
    },
  );

  test('an order is bought again, and its invoice can be printed', async ({ page }) => {
    const name = await buyItem(page);
    await expectGoodPage(page, page.url());
    await page.getByRole('link', { name: 'Invoice' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
    await expectGoodPage(page, page.url());
    await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }));
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page).toHaveTitle('printed');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    await page.goBack();
    await page.getByRole('button', { name: 'Buy again' }).click();
    await page.waitForURL(/\/cart$/);
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  });
}
