import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { readCartSavings, toCents, toDollars } from './cart-savings.ts';
import { payByCard } from './place-order.ts';
import { expectPaid, payByTestCard } from './sandbox-bank.ts';
import { open, sameOrigin, signUp, signUpByApi, whenReady } from './shopping.ts';
import { expectSameOnCard, pagePrice, readProductData, readShownPrice } from './shown-price.ts';

type Money = { readonly amount: number; readonly currency: string };
type Item = {
  readonly shopid: number;
  readonly itemid: number;
  readonly name: string;
  readonly stock: number;
  readonly model_count: number;
  readonly is_adult: boolean;
  readonly is_on_flash_sale: boolean;
  readonly can_use_wholesale: boolean;
  readonly price: Money;
  readonly price_before_discount?: Money;
  /** Whole percent. */
  readonly raw_discount: number;
  readonly exclusive_price_info?: object;
};

const isPlain = ({ stock, model_count, is_adult }: Item): boolean =>
  stock > 12 && model_count === 0 && !is_adult;

/** The checkout's subtotal less vouchers, in cents. */
export async function readGoodsTotal(page: Page): Promise<number> {
  const text = (await page.getByRole('complementary', { name: 'Total' }).textContent()) ?? '';
  const read = (name: string): number =>
    toCents(new RegExp(`${name}\\s*−?(\\$[\\d,.]+)`).exec(text)?.[1] ?? '');
  return read('Subtotal') - read('Vouchers');
}

/** A kind of deal: which items have it, and the quantity that triggers it. */
const deals: Readonly<
  Record<string, { readonly isWanted: (item: Item) => boolean; readonly quantity: number }>
> = {
  'no deal': {
    isWanted: (item) => !item.is_on_flash_sale && !item.can_use_wholesale && !item.price_before_discount,
    quantity: 1,
  },
  'a reduced price': {
    isWanted: (item) =>
      !item.is_on_flash_sale && !item.can_use_wholesale && item.price_before_discount !== undefined,
    quantity: 1,
  },
  'a price only at Pasar': {
    isWanted: (item) =>
      !item.is_on_flash_sale && !item.can_use_wholesale && item.exclusive_price_info !== undefined,
    quantity: 1,
  },
  'a flash sale': { isWanted: (item) => item.is_on_flash_sale, quantity: 1 },
  'wholesale prices': { isWanted: (item) => !item.is_on_flash_sale && item.can_use_wholesale, quantity: 10 },
};

async function findItem(page: Page, isWanted: (item: Item) => boolean): Promise<Item> {
  for (const sort of ['pop', 'sales', 'ctime', 'discount', 'price']) {
    const answer = await page.request.get(`/api/v4/search/search_items?limit=60&sort_by=${sort}`);
    const { data } = (await answer.json()) as { data: { items: Item[] } };
    const found = data.items.find((item) => isPlain(item) && isWanted(item));
    if (found) return found;
  }
  throw new Error('The store has no such item.');
}

const findCard = (page: Page, { shopid, itemid }: Item): Locator =>
  page.getByRole('main').locator(`[data-item="${shopid}.${itemid}"]`).first();

/** What a page must show of an item without variants, by the API. */
const statedPrice = ({ price, price_before_discount: before, raw_discount }: Item): object => ({
  price: toDollars(price.amount),
  ...(before && { before: toDollars(before.amount), percent: String(raw_discount) }),
});

/** Adds a valid address in Singapore to the visitor's account. */
export async function addAddress(page: Page): Promise<void> {
  const address = {
    name: 'Mei Tan',
    phone: '+6591234567',
    street: '1 Raffles Place',
    ...{ unit: '', district: '', city: '', state: '', postcode: '049145' },
  };
  const answer = await page.request.post('/api/v4/account/address/add', {
    data: address,
    headers: sameOrigin,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The same price on card, product page, structured data, cart and checkout; and "Buy now". */
export function priceJourneys(): void {
  for (const [name, { isWanted, quantity }] of Object.entries(deals)) {
    test(`an item with ${name} costs the same on every page`, async ({ page }) => {
      await signUpByApi(page.request);
      const item = await findItem(page, isWanted);
      await open(page, `/search?keyword=${encodeURIComponent(item.name)}`);
      const onCard = await readShownPrice(findCard(page, item));
      await open(page, `/product/${item.shopid}/${item.itemid}`);
      const onPage = await readShownPrice(pagePrice(page));
      expect(onPage).toEqual(statedPrice(item));
      expectSameOnCard(onCard, onPage);
      const { offers } = await readProductData(page);
      expect(offers).toMatchObject({
        price: (item.price.amount / 100).toFixed(2),
        priceCurrency: item.price.currency,
      });

      if (quantity > 1)
        await page
          .getByRole('spinbutton')
          .or(page.getByRole('textbox', { name: /^Quantity/ }))
          .first()
          .fill(String(quantity));
      await page.keyboard.press('Tab');
      const { percent: _, ...each } = await readShownPrice(pagePrice(page));
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
      await expect(page.getByText('Added to cart')).toBeVisible();
      await open(page, '/cart');
      const line = page.getByRole('main').getByRole('listitem').filter({ hasText: item.name }).first();
      expect(await readShownPrice(line)).toEqual(each);
      const { total } = await readCartSavings(page);
      await expect(page.getByRole('complementary', { name: 'Total' })).toContainText(
        `Total before delivery ${toDollars(total)}`,
      );
      await page.getByRole('link', { name: /^Check out/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
      await expect.poll(() => readGoodsTotal(page)).toBe(total);
      const bought = page.getByRole('main').getByRole('listitem').filter({ hasText: item.name }).first();
      await expect(bought).toContainText(toDollars(toCents(each.price ?? '') * quantity));
    });
  }

  test('a member buys one item now, and the cart stays as it is', async ({ page }) => {
    await signUpByApi(page.request);
    await addAddress(page);
    const kept = await findItem(page, ({ is_on_flash_sale }) => !is_on_flash_sale);
    const line = {
      shopid: kept.shopid,
      itemid: kept.itemid,
      quantity: 3,
      source: 'product-page',
      checkout: true,
    };
    const added = await page.request.post('/api/v4/cart/add_to_cart', { data: line, headers: sameOrigin });
    expect(added.status(), await added.text()).toBe(200);
    await open(page, `/product/${kept.shopid}/${kept.itemid}`);
    await page.getByRole('button', { name: 'Buy now' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await expect(page.getByRole('main').getByText('×1', { exact: true })).toBeVisible();
    await payByCard(page, 'Approved');
    await expectPaid(page);
    await open(page, '/cart');
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: kept.name }).first();
    await expect(row.getByRole('textbox')).toHaveValue('3');
  });

  test('a guest buys one item now, and signs up on the way', async ({ page }) => {
    const item = await findItem(page, ({ is_on_flash_sale }) => !is_on_flash_sale);
    await open(page, `/product/${item.shopid}/${item.itemid}`);
    await page.getByRole('button', { name: 'Buy now' }).first().click();
    await page.waitForURL(/\/buyer\/login\?/);
    await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
    await signUp(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await expect(page.getByRole('main').getByText(item.name)).toBeVisible();
    await open(page, '/cart');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  });

  test('a declined card is not thanked for', async ({ page }) => {
    await signUpByApi(page.request);
    await addAddress(page);
    const { shopid, itemid } = await findItem(page, ({ is_on_flash_sale }) => !is_on_flash_sale);
    await open(page, `/checkout?buy=${shopid}.${itemid}.0.1`);
    await payByCard(page, 'Declined');
    await expect(page.getByRole('heading', { level: 1, name: 'Payment not completed' })).toBeVisible();
    await expect(page.getByText('Your bank declined the payment.')).toBeVisible();
    await page.getByRole('link', { name: 'Choose another payment method' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a payment method' })).toBeVisible();
    await whenReady(page);
    await page.getByRole('radio', { name: /^Credit or debit card/ }).check({ force: true });
    await page.getByRole('button', { name: 'Continue' }).click();
    await payByTestCard(page, 'Approved');
    await expectPaid(page);
  });
}
