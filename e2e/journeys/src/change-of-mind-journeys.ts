import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { orderOnDesktop, orderOnPhone } from './only-on.ts';
import { openPortal } from './open-portal.ts';
import { callStore, orderFromSeller } from './order-from-seller.ts';
import { open } from './shopping.ts';

type OrderDetail = {
  readonly lines: readonly { readonly quantity: number; readonly given_back?: number }[];
};

const orderIdOf = (page: Page): number => Number(new URL(page.url()).pathname.split('/').at(-1));

/** Orders from the test seller, and has the parcel handed to the carrier. */
async function orderShipped(page: Page): Promise<number> {
  await orderFromSeller(page);
  const order_id = orderIdOf(page);
  await callStore(page, 'order/demo_step', { order_id, step: 'ship' });
  return order_id;
}

/** Asks to cancel the order of the open page, which is on its way. */
async function requestCancellation(page: Page, orderId: number): Promise<void> {
  await open(page, `/user/purchase/order/${orderId}`);
  await page.getByRole('link', { name: 'Request cancellation' }).click();
  await page.getByRole('radio', { name: 'Delivery takes too long' }).check({ force: true });
  await page.getByLabel(/note/i).fill('I am leaving tomorrow.');
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.waitForURL(/\/user\/purchase\/order\/\d+$/);
  await expect(page.getByText(/You asked to cancel\. The seller has until .* to answer\./)).toBeVisible();
}

/** Opens the order's page in the seller's portal and answers the request. */
async function answerRequest(portal: Page, orderId: number, answer: string): Promise<void> {
  await open(portal, `${new URL(portal.url()).origin}/portal/orders/${orderId}`);
  await expect(portal.getByText('The buyer wants to cancel')).toBeVisible();
  await expect(portal.getByText('I am leaving tomorrow.')).toBeVisible();
  await portal.getByRole('button', { name: answer }).click();
  await expect(portal.getByText('Answer sent to the buyer')).toBeVisible();
  await portal.context().close();
}

/** Cancelling a part of an order, and asking to cancel one that is on its way. */
export function changeOfMindJourneys(): void {
  test('some pieces of an order are cancelled, and the rest is shipped', async ({ page }) => {
    await orderFromSeller(page, 3);
    const readOrder = () => callStore<OrderDetail>(page, `order/detail?order_id=${orderIdOf(page)}`);
    await page.getByRole('link', { name: 'Cancel order' }).click();
    await page.getByRole('radio', { name: 'I want to change the order' }).check({ force: true });
    const pieces = page.getByRole('textbox', { name: 'Quantity' });
    await pieces.fill('2');
    await pieces.press('Enter');
    await page.getByRole('button', { name: 'Cancel selected items' }).click();
    await page.waitForURL(/\/user\/purchase\/order\/\d+$/);
    await expect(page.getByText('Some items cancelled').first()).toBeVisible();
    await expect(page.getByText('To ship', { exact: true }).first()).toBeVisible();
    const after = await readOrder();
    expect(after.lines.map(({ quantity, given_back }) => [quantity, given_back])).toEqual([[3, 2]]);
    await expect(page.getByRole('term').filter({ hasText: /^To pay on delivery$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cancel order' })).toBeVisible();
  });

  test(
    'an order on its way is cancelled once its seller agrees',
    orderOnDesktop,
    async ({ page, browser }) => {
      const orderId = await orderShipped(page);
      await requestCancellation(page, orderId);
      await answerRequest(await openPortal(browser), orderId, 'Cancel and refund');
      await open(page, `/user/purchase/order/${orderId}`);
      await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Request cancellation' })).toHaveCount(0);
    },
  );

  test('an order on its way goes on if its seller refuses', orderOnPhone, async ({ page, browser }) => {
    const orderId = await orderShipped(page);
    await requestCancellation(page, orderId);
    await answerRequest(await openPortal(browser), orderId, 'Continue delivery');
    await open(page, `/user/purchase/order/${orderId}`);
    await expect(page.getByText(/The order couldn’t be stopped/)).toBeVisible();
    await expect(page.getByText('To receive', { exact: true }).first()).toBeVisible();
  });
}
