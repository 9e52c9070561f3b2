import { createHmac } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { paymentMarkets } from './payment-markets.data.ts';
import { chooseRadio } from './place-order.ts';
import { prepareShopper } from './prepare-shopper.ts';
import { open } from './shopping.ts';
import { marketOrigin, rejectCookiesWhenAsked, setEnglish } from './store.ts';

/** The published secret of a demo's delivery partner. */
const secret = 'demo-delivery-partner';

/** Sends the delivery partner's notification about a branch, from a page of its market. */
async function reportBranch(page: Page, name: string, status: 'open' | 'closed'): Promise<void> {
  const now = Date.now();
  const place = { city: '台北市', district: '中正區', street: '南海路20號' };
  const branch = { branch_id: name.replaceAll(/[^A-Za-z0-9]/g, ''), name, ...place, status };
  const body = JSON.stringify({ market: 'TW', occurred_at: now, branch });
  const digest = createHmac('sha256', secret).update(`${now}.${body}`).digest('hex');
  const answer = await page.evaluate(
    async ([payload, signature]) => {
      const response = await fetch('/api/v4/delivery/branch_webhook', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-delivery-signature': signature },
        body: payload,
      });
      return response.json() as Promise<unknown>;
    },
    [body, `t=${now},v1=${digest}`] as const,
  );
  expect(answer).toEqual({ result: 'applied' });
}

const taiwan = paymentMarkets.find(({ market }) => market === 'TW');

/** Delivery to a branch, and another branch when it closes. */
export function branchJourneys(): void {
  test('TW: an order whose pick-up point closes goes to another one', async ({ page, context, baseURL }) => {
    if (!taiwan) throw new Error('The payment markets have no TW.');
    const origin = marketOrigin(baseURL, 'TW');
    await setEnglish(context, origin);
    await rejectCookiesWhenAsked(page);
    await prepareShopper(page, origin, taiwan.address);
    const name = `晨市 E2E${crypto.randomUUID().slice(0, 8)}`;
    await reportBranch(page, name, 'open');

    await open(page, `${origin}/checkout`);
    await chooseRadio(page, 'Pick-up at a convenience store');
    await expect(page.getByText('Choose a pick-up point to continue.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Place order' })).toBeDisabled();
    await page.getByRole('searchbox', { name: 'City, district or name' }).fill(`臺北市 ${name.slice(3)}`);
    await expect(page.getByRole('radio', { name: /晨市/ })).toHaveCount(1);
    await chooseRadio(page, name);
    await expect(page.getByText('Pick-up point', { exact: true })).toBeVisible();
    await chooseRadio(page, 'Cash on delivery');
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Thank you! Your order is placed' }),
    ).toBeVisible();

    await reportBranch(page, name, 'closed');
    await open(page, `${origin}/user/purchase/`);
    await page.getByRole('link', { name: 'Choose pick-up point' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Choose another pick-up point' })).toBeVisible();
    await expect(page.getByText('This pick-up point is closed.')).toBeVisible();
    const address = page.url();
    await page.getByRole('button', { name: 'Use this pick-up point' }).click();
    await expect(page.getByText('Choose a pick-up point.')).toBeVisible();
    await chooseRadio(page, '晨市忠孝門市');
    await page.getByRole('button', { name: 'Use this pick-up point' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
    await expect(page.getByRole('group').or(page.locator('address')).getByText('晨市忠孝門市')).toBeVisible();
    await expect(page.getByText('Another pick-up point needed')).toBeVisible();

    await open(page, address);
    await expect(
      page.getByRole('heading', { level: 1, name: 'No other pick-up point needed' }),
    ).toBeVisible();
    await open(page, address.replace(/\/\d+\/(?=[^/]+\/[^/]+$)/, '/1/'));
    await expect(page.getByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
  });
}
