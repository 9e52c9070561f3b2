import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { placeOrder } from './place-order.ts';
import { open, sameOrigin, signInByApi, signUp, signUpByApi } from './shopping.ts';
import { minor } from './store.ts';

type Item = {
  readonly shopid: number;
  readonly itemid: number;
  readonly name: string;
  readonly stock: number;
  readonly model_count: number;
  readonly is_adult: boolean;
};

async function findAdultItem(page: Page): Promise<Item & { readonly path: string }> {
  const answer = await page.request.get('/api/v4/search/search_items?limit=60&keyword=wine');
  const { data } = (await answer.json()) as { data: { items: Item[] } };
  const item = data.items.find((one) => one.is_adult && one.stock > 1 && one.model_count === 0);
  if (!item) throw new Error('The store has no adult item.');
  return { ...item, path: `/product/${item.shopid}/${item.itemid}` };
}

const details = (page: Page) => page.getByRole('heading', { name: 'Product details' });
const adultsOnly = (page: Page) => page.getByRole('heading', { name: 'This product is for adults only' });
const confirm = (page: Page) => page.getByRole('button', { name: 'Yes, I am 18 or older' });

const addToCart = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Add to cart' }).first().click();

async function buy(page: Page, name: string): Promise<void> {
  await open(page, '/cart');
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await page.getByRole('link', { name: /^Check out/ }).click();
  await placeOrder(page);
  await expectOrder(page, name);
}

async function expectOrder(page: Page, name: string): Promise<void> {
  await open(page, '/user/purchase/');
  await expect(page.getByRole('main').getByRole('article').filter({ hasText: name })).toBeVisible();
}

/** Enters the date of birth of the signed-in member in their profile. */
async function saveBirthDate(page: Page, date: string): Promise<void> {
  await open(page, '/user/account/profile');
  await page.getByLabel('Name', { exact: true }).fill('Ana Souza');
  await page.getByLabel('Date of birth').fill(date);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main')).toContainText('Saved. Contact customer service to correct it.');
}

/** Items for adults only. */
export function adultJourneys(): void {
  test('a visitor confirms their age, signs up and buys an adult item', async ({ page }) => {
    const { path, name } = await findAdultItem(page);
    await open(page, path);
    await expect(adultsOnly(page)).toBeVisible();
    await confirm(page).click();
    await expect(details(page)).toBeVisible();
    await addToCart(page);
    await expect(page.getByText('Added to cart')).toBeVisible();
    await open(page, '/cart');
    await page.getByRole('link', { name: /^Check out/ }).click();
    await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
    await signUp(page);
    await placeOrder(page);
    await expectOrder(page, name);
  });

  test('a member confirms their age for every browser and buys an adult item', async ({ page, context }) => {
    const { path, name } = await findAdultItem(page);
    await signUpByApi(page.request);
    await open(page, path);
    const saved = page.waitForResponse('**/api/v2/user/profile/update');
    await confirm(page).click();
    await expect(details(page)).toBeVisible();
    expect((await saved).status()).toBe(200);
    await context.clearCookies({ name: 'SPC_IA' });
    await open(page, path);
    await addToCart(page);
    await expect(page.getByText('Added to cart')).toBeVisible();
    await buy(page, name);
  });

  test('a member who enters their date of birth buys an adult item without being asked', async ({ page }) => {
    const { path, name } = await findAdultItem(page);
    await signUpByApi(page.request);
    await saveBirthDate(page, '1990-05-17');
    await open(page, path);
    await expect(details(page)).toBeVisible();
    await expect(confirm(page)).toHaveCount(0);
    await addToCart(page);
    await expect(page.getByText('Added to cart')).toBeVisible();
    await buy(page, name);
  });

  test('a member who enters a minor’s date of birth is refused, and cannot confirm to be older', async ({
    page,
  }) => {
    const { path } = await findAdultItem(page);
    await signUpByApi(page.request);
    await saveBirthDate(page, `${new Date().getFullYear() - 15}-05-17`);
    await open(page, path);
    await expect(adultsOnly(page)).toBeVisible();
    await expect(confirm(page)).toHaveCount(0);
    await expect(details(page)).toHaveCount(0);
  });

  test('rejects a minor on the product page, in the cart and at checkout, whatever the cookie', async ({
    page,
    context,
    baseURL,
  }) => {
    const { path, shopid, itemid } = await findAdultItem(page);
    await signInByApi(page.request, minor);
    await context.addCookies([{ name: 'SPC_IA', value: '1', url: baseURL ?? '' }]);
    await open(page, path);
    await expect(adultsOnly(page)).toBeVisible();
    await expect(confirm(page)).toHaveCount(0);
    await expect(details(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);

    const answer = await page.request.post('/api/v4/cart/add_to_cart', {
      data: { shopid, itemid, quantity: 1 },
      headers: sameOrigin,
    });
    expect(answer.status()).toBe(403);
    const { data } = (await (
      await page.request.get(`/api/v4/checkout/preview?buy=${shopid}.${itemid}.0.1`)
    ).json()) as { data: { shops: unknown[]; left_out: unknown[] } };
    expect(data).toMatchObject({ shops: [], left_out: [{ itemid, problem: 'adult-only' }] });

    // The seed put an adult item in this cart.
    await open(page, '/cart');
    await expect(page.getByRole('main').getByText('For adults only')).toBeVisible();
    await open(page, '/checkout');
    await expect(page.getByText(/^Not included in this order: /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Place order' })).toHaveCount(0);
  });
}
