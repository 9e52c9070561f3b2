import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openOrder } from './buy-item.ts';
import { payByCard } from './place-order.ts';
import { addAddress } from './price-journeys.ts';
import { expectPaid } from './sandbox-bank.ts';
import { open, signUp, signUpByApi } from './shopping.ts';

type Item = {
  readonly shopid: number;
  readonly itemid: number;
  readonly name: string;
  readonly stock: number;
  readonly model_count: number;
  readonly is_adult: boolean;
  readonly show_free_shipping: boolean;
};

async function findItem(page: Page): Promise<Item> {
  const answer = await page.request.get('/api/v4/search/search_items?limit=60&sort_by=pop');
  const { data } = (await answer.json()) as { data: { items: Item[] } };
  const found = data.items.find(
    ({ stock, model_count, is_adult, show_free_shipping }) =>
      stock > 12 && model_count === 0 && !is_adult && !show_free_shipping,
  );
  if (!found) throw new Error('The store has no such item.');
  return found;
}

/** The promise at the end of a text: the dates, the destination and the fee. */
const promiseIn = (text: string): string => /Get it .* to .*\$[\d.,]+/.exec(text)?.[0] ?? text;

/** Takes the open product to the checkout, where guests create an account; cart and checkout promise the same. */
async function checkOut(page: Page, promise: string, { isGuest = false } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await open(page, '/cart');
  await expect(page.getByRole('main').getByText(promise)).toBeVisible();
  await page.getByRole('link', { name: /^Check out/ }).click();
  if (isGuest) {
    await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
    await signUp(page);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByRole('main').getByText(promise)).toBeVisible();
}

/** Dates, place and fee of a delivery: the same on product, cart, checkout and order. */
export function deliveryPromiseJourneys(): void {
  test('promises the same delivery to the buyer’s address on every page', async ({ page }) => {
    await signUpByApi(page.request);
    await addAddress(page);
    const item = await findItem(page);
    await open(page, `/product/${item.shopid}/${item.itemid}`);
    const onProduct = page.getByRole('button', { name: /^Get it .* to Raffles Place, \$\d/ });
    const promise = promiseIn((await onProduct.textContent()) ?? '');
    await checkOut(page, promise);
    await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked();
    await payByCard(page, 'Approved');
    await expectPaid(page);
    await openOrder(page, item.name);
    await expect(page.getByRole('main').getByText(promise)).toBeVisible();
  });

  test('promises the same delivery without an address on product, its options, cart and checkout', async ({
    page,
  }) => {
    await signUpByApi(page.request);
    const item = await findItem(page);
    await open(page, `/product/${item.shopid}/${item.itemid}`);
    const onProduct = page.getByRole('button', { name: /^Get it .* to Singapore, \$\d/ });
    const promise = promiseIn((await onProduct.textContent()) ?? '');
    await onProduct.click();
    const options = page.getByRole('dialog', { name: 'Delivery options' });
    await expect(options.getByText(promise)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(options).toBeHidden();
    await checkOut(page, promise);
  });

  for (const isGuest of [true, false])
    test(`promises the same delivery to the region that a ${isGuest ? 'guest' : 'member'} without an address has chosen`, async ({
      page,
    }) => {
      if (!isGuest) await signUpByApi(page.request);
      const item = await findItem(page);
      await open(page, `/product/${item.shopid}/${item.itemid}`);
      const onProduct = page.getByRole('button', { name: /^Get it / });
      await onProduct.click();
      const options = page.getByRole('dialog', { name: 'Delivery options' });
      await options.getByRole('combobox', { name: 'Deliver to region' }).selectOption('West');
      const inOptions = options.getByText(/^Get it .* to West, \$[\d.,]+/).first();
      const promise = promiseIn(await inOptions.innerText());
      await page.keyboard.press('Escape');
      await expect(options).toBeHidden();
      await expect(onProduct).toHaveText(promise);
      await checkOut(page, promise, { isGuest });
    });
}
