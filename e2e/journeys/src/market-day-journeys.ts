import { expect, test } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { carryParcel, openOrder } from './buy-item.ts';
import { orderOnDesktop, orderOnPhone } from './only-on.ts';
import { openPortal } from './open-portal.ts';
import { paymentMarkets } from './payment-markets.data.ts';
import type { PaymentMarket } from './payment-markets.data.ts';
import { payByCard } from './place-order.ts';
import { prepareShopper } from './prepare-shopper.ts';
import { requestReturn } from './return-journeys.ts';
import { expectPaid } from './sandbox-bank.ts';
import { open, whenReady } from './shopping.ts';
import { marketOrigin, rejectCookiesWhenAsked, seller, setEnglish } from './store.ts';

type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly baseURL: string | undefined;
};

/** Signs up a shopper who pays for an item of the test seller by card, and opens the order. */
async function buyFromSeller({ page, context, baseURL }: Visit, { market, address }: PaymentMarket) {
  const origin = marketOrigin(baseURL, market);
  await setEnglish(context, origin);
  await rejectCookiesWhenAsked(page);
  const { name } = await prepareShopper(page, origin, address, { seller: seller.login });
  await open(page, `${origin}/checkout`);
  await payByCard(page, 'Approved');
  await expectPaid(page);
  await openOrder(page, name, origin);
  return { origin, order: page.url(), title: await page.getByRole('heading', { level: 1 }).innerText() };
}

/** Opens an order that is to be shipped in the portal, and ships it. */
async function shipFromPortal(browser: Browser, origin: string, title: string): Promise<Page> {
  const portal = await openPortal(browser, { origin });
  await portal.getByRole('article', { name: title }).getByRole('link', { name: 'Ship this order' }).click();
  await portal.getByLabel('Carrier').fill('Post');
  await portal.getByLabel('Tracking number').fill('AB123456789XY');
  await portal.getByRole('button', { name: 'Confirm shipment' }).click();
  await expect(portal.getByText('AB123456789XY')).toBeVisible();
  return portal;
}

async function rateItem(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rate items' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rate items' });
  await dialog.getByRole('radio', { name: /^5/ }).first().check({ force: true });
  const sent = page.waitForResponse('**/api/v4/order/rate');
  await dialog.getByRole('button', { name: 'Send rating' }).first().click();
  expect((await sent).status()).toBe(200);
}

/** Sends the returned items back by the first kind of shipping that the market offers. */
async function sendBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Choose return shipping' }).click();
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/refund-return\/return-instructions\/\d+$/);
  await page.getByRole('button', { name: 'I’ve sent it' }).click();
  await page.waitForURL(/\/return\/detail\/returnid\/\d+$/);
}

/** Buys an item of the test seller, who ships it, and carries it to the buyer, whose page shows the order. Returns the portal. */
async function buyAndDeliver(visit: Visit, browser: Browser, paymentMarket: PaymentMarket): Promise<Page> {
  const { origin, order, title } = await buyFromSeller(visit, paymentMarket);
  const portal = await shipFromPortal(browser, origin, title);
  await open(visit.page, order);
  await carryParcel(visit.page);
  return portal;
}

/**
 * What happens to orders after payment, in several markets, with the seller in the portal: each kind of order runs on both apps
 * and in every market, in turn on one app and on the other.
 */
export function marketDayJourneys(): void {
  for (const [index, paymentMarket] of paymentMarkets.entries()) {
    const { market } = paymentMarket;
    const [here, there] = index % 2 === 0 ? [orderOnDesktop, orderOnPhone] : [orderOnPhone, orderOnDesktop];

    test(
      `${market}: an order is shipped by its seller, received, rated, and the rating answered`,
      here,
      async ({ page, context, baseURL, browser }) => {
        const portal = await buyAndDeliver({ page, context, baseURL }, browser, paymentMarket);
        await page.getByRole('button', { name: 'Confirm receipt' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Confirm receipt' }).click();
        await rateItem(page);
        await portal.reload();
        await whenReady(portal);
        await portal.getByLabel('Your reply').fill('Thank you, come again.');
        await portal.getByRole('button', { name: 'Publish reply' }).click();
        await expect(portal.getByText('Reply published')).toBeVisible();
        await portal.context().close();
      },
    );

    test(
      `${market}: an order is returned, accepted and refunded by its seller`,
      there,
      async ({ page, context, baseURL, browser }) => {
        const portal = await buyAndDeliver({ page, context, baseURL }, browser, paymentMarket);
        await requestReturn(page);
        const request = page.url();
        await portal.reload();
        await whenReady(portal);
        await portal.getByRole('button', { name: 'Accept the return' }).click();
        await expect(portal.getByText('The buyer is sending the items back')).toBeVisible();
        await open(page, request);
        await sendBack(page);
        await portal.reload();
        await whenReady(portal);
        await portal.getByRole('button', { name: 'Refund the buyer' }).click();
        await expect(portal.getByText('Refunded', { exact: true }).first()).toBeVisible();
        await open(page, request);
        await expect(page.getByRole('main').getByText('Refunded').first()).toBeVisible();
        await portal.context().close();
      },
    );

    test(
      `${market}: an order that is paid is cancelled, and the money comes back`,
      here,
      async ({ page, context, baseURL }) => {
        await buyFromSeller({ page, context, baseURL }, paymentMarket);
        await page.getByRole('link', { name: 'Cancel order' }).click();
        await page.getByRole('radio').first().check({ force: true });
        await page.getByRole('button', { name: 'Cancel order' }).click();
        await page.waitForURL(/\/user\/purchase\/order\/\d+$/);
        await expect(page.getByRole('term').filter({ hasText: /^Refunded$/ })).toBeVisible();
      },
    );
  }
}
