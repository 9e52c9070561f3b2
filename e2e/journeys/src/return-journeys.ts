import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { addPhoto, buyItem, deliver, openOrder, takeDemoStep } from './buy-item.ts';
import { orderOnPhone } from './only-on.ts';
import { expectGoodPage } from './page-journeys.ts';
import { sameOrigin, signInByApi, whenReady } from './shopping.ts';
import { seller } from './store.ts';

/** Requests a return of the open order's item as damaged, with a photo. */
export async function requestReturn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Return or refund' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Return or refund' })).toBeVisible();
  await page.getByRole('radio', { name: 'It arrived damaged' }).check({ force: true });
  await page.getByRole('radio', { name: /^Return and refund/ }).check({ force: true });
  await page.getByLabel('Describe the problem').fill('The box was open.');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('alert')).toContainText('Add at least one photo');
  await addPhoto(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.waitForURL(/\/return\/detail\/returnid\/\d+$/);
}

const expectStatus = (page: Page, status: string) =>
  expect(page.getByRole('main').getByText(status).first()).toBeVisible();

/** Returns: requested, sent back and refunded, or disputed by the seller. */
export function returnJourneys(): void {
  test('an order is returned with a photo, sent back and refunded', async ({ page }) => {
    const name = await buyItem(page);
    await deliver(page);
    await requestReturn(page);
    await expectStatus(page, 'Waiting for the seller');
    await expect(page.getByText('The box was open.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await expectGoodPage(page, page.url());
    await takeDemoStep(page, 'Accept the return');

    await page.getByRole('link', { name: 'Choose return shipping' }).click();
    await page.getByRole('radio', { name: /^Pick-up at your door/ }).check({ force: true });
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/\/refund-return\/return-instructions\/\d+$/);
    await expect(page.getByText(/The courier comes on the next working day/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Return label' })).toBeVisible();
    const file = await page.getByRole('link', { name: 'Download label (PDF)' }).getAttribute('href');
    expect((await page.request.get(file ?? '')).headers()['content-type']).toBe('application/pdf');
    await expectGoodPage(page, page.url());
    await page.getByRole('button', { name: 'I’ve sent it' }).click();
    await page.waitForURL(/\/return\/detail\/returnid\/\d+$/);
    await expectStatus(page, 'On its way to the seller');

    await openOrder(page, name);
    await page.getByRole('link', { name: 'View return' }).click();
    await page.waitForURL(/\/return\/detail\/orderid\/\d+$/);
    await takeDemoStep(page, 'Refund the buyer');
    await expectStatus(page, 'Refunded');
  });

  test(
    'a return that the seller disputes is decided by the marketplace',
    orderOnPhone,
    async ({ page, browser, baseURL }) => {
      await buyItem(page);
      await deliver(page);
      await requestReturn(page);
      const return_id = Number(new URL(page.url()).pathname.split('/').at(-1));
      const shop = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      await signInByApi(shop.request, seller);
      const answer = await shop.request.post('/api/v4/seller/return/answer', {
        headers: sameOrigin,
        data: { return_id, action: 'dispute', note: 'It left us in one piece.' },
      });
      expect(answer.status()).toBe(200);
      await shop.close();

      await page.reload();
      await whenReady(page);
      await expectStatus(page, 'We’re looking into it');
      await expect(page.getByRole('list').getByText('It left us in one piece.')).toBeVisible();
      await takeDemoStep(page, 'Refund the buyer');
      await expectStatus(page, 'Refunded');
    },
  );
}
