import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { readCartSavings, toCents, toDollars } from './cart-savings.ts';
import { findItem, signUpWithAddress } from './order-from-seller.ts';
import { payByCard } from './place-order.ts';
import { expectPaid, payByTestCard } from './sandbox-bank.ts';
import { open, sameOrigin } from './shopping.ts';

/** Enough pieces of an item for the vouchers' minimum spend. */
const pieces = 12;

/** Adds pieces of one of the test seller's items to the cart of a new member, so that vouchers save something. */
async function fillCart(page: Page): Promise<void> {
  await signUpWithAddress(page);
  const { purchase } = await findItem(page, pieces, (card) => !card.is_on_flash_sale);
  const [shopid, itemid, modelid] = purchase.split('.').map(Number);
  const answer = await page.request.post('/api/v4/cart/add_to_cart', {
    data: { shopid, itemid, quantity: pieces, ...(modelid ? { modelid } : {}) },
    headers: sameOrigin,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Reads an amount after its name, in cents. */
const readAmount = async (area: Locator, name: string): Promise<number> =>
  toCents(new RegExp(`${name}\\s*−?(\\$[\\d,.]+)`).exec((await area.textContent()) ?? '')?.[1] ?? '');

/** What a voucher takes off is the same wherever an amount is shown. */
export function voucherPriceJourneys(): void {
  test('a voucher takes off the same in cart, checkout, payment, order and list of purchases', async ({
    page,
  }) => {
    await fillCart(page);
    const { saved, total: goods } = await readCartSavings(page);
    expect(saved).toBeGreaterThan(0);

    await open(page, '/cart');
    const cartSum = page.getByRole('complementary', { name: 'Total' });
    await expect(cartSum).toContainText(`Total before delivery ${toDollars(goods)}`);
    await page.getByRole('link', { name: /^Check out/ }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    const sums = page.getByRole('complementary', { name: 'Total' });
    await expect.poll(() => readAmount(sums, 'Vouchers')).toBe(saved);
    await page.getByLabel('Voucher code').fill('NOSUCHCODE');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('This code isn’t valid. Check it and try again.')).toBeVisible();
    expect(await readAmount(sums, 'Vouchers'), 'after an invalid code').toBe(saved);
    const total = await readAmount(sums, 'Total');

    await payByCard(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Sandbox Bank' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(toDollars(total));
    await payByTestCard(page, 'Approved');
    await expectPaid(page);

    await open(page, '/user/purchase/');
    const order = page.getByRole('main').getByRole('article').first();
    await expect(order).toContainText(toDollars(total));
    await order.getByRole('link', { name: 'View order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('Order summary');
    expect(await readAmount(main, 'Vouchers')).toBe(saved);
    expect(await readAmount(main, 'Total')).toBe(total);
  });
}
