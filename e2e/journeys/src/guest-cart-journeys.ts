import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { onceOnDesktop, onceOnPhone } from './only-on.ts';
import { placeOrder } from './place-order.ts';
import { open, openFirstItem, sameOrigin, signIn, signUp, signUpByApi } from './shopping.ts';

type Item = {
  readonly shopid: number;
  readonly itemid: number;
  readonly name: string;
  readonly stock: number;
  readonly model_count: number;
  readonly is_adult: boolean;
};

const main = (page: Page): Locator => page.getByRole('main');
const cartLink = (page: Page, count: number): Locator =>
  page.getByRole('link', { name: `Cart, ${count} item${count === 1 ? '' : 's'}` }).first();
const itemPath = ({ shopid, itemid }: Item): string => `/item-i.${shopid}.${itemid}`;

/** Finds items without models that are in stock. */
async function findPlainItems(page: Page, count: number): Promise<Item[]> {
  const answer = await page.request.get('/api/v4/search/search_items?limit=60&sort_by=sales');
  const { data } = (await answer.json()) as { data: { items: Item[] } };
  const plain = data.items.filter((one) => one.stock > 5 && one.model_count === 0 && !one.is_adult);
  expect(plain.length).toBeGreaterThanOrEqual(count);
  return plain.slice(0, count);
}

async function addByApi(page: Page, { shopid, itemid }: Item, quantity: number): Promise<void> {
  const data = { shopid, itemid, quantity };
  const answer = await page.request.post('/api/v4/cart/add_to_cart', { data, headers: sameOrigin });
  expect(answer.status()).toBe(200);
}

async function addFromProductPage(page: Page, item: Item): Promise<void> {
  await open(page, itemPath(item));
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('Added to cart')).toBeVisible();
}

/** Adds an item from its card in a list. */
async function addFromCard(page: Page, { name }: Item): Promise<void> {
  await open(page, `/search?keyword=${encodeURIComponent(name)}`);
  const card = main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .first();
  await card.getByRole('button', { name: /^Add .* to cart$/ }).click();
  await expect(page.getByText('Added to cart')).toBeVisible();
}

const lineOf = (page: Page, { name }: Item): Locator =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .first();
const quantityOf = (page: Page, item: Item): Locator =>
  lineOf(page, item).getByRole('textbox', { name: 'Quantity' });

/** Waits until the page has loaded the code that shows failures: without a connection it could no longer be loaded. */
async function whenFailuresLoaded(page: Page): Promise<void> {
  const script = await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((name) => name.includes('/show-failure')),
  );
  await script.evaluate((name) => import(name as string));
}

/** Creates a member in a browser of their own, with the item in their cart. */
async function prepareMember(page: Page, item: Item, quantity: number) {
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin });
  const own = await context.newPage();
  await open(own, '/');
  const member = await signUpByApi(own.request);
  await addByApi(own, item, quantity);
  await context.close();
  return member;
}

/** A visitor who is not signed in has a cart, and keeps it. */
export function guestCartJourneys(): void {
  test('a guest fills a cart, signs in to an account with the same item, and buys the merged cart', async ({
    page,
    context,
  }) => {
    await open(page, '/');
    const [first, second] = (await findPlainItems(page, 2)) as [Item, Item];
    const member = await prepareMember(page, first, 2);
    await addFromProductPage(page, first);
    await expect(cartLink(page, 1)).toBeVisible();
    await addFromCard(page, second);
    await expect(cartLink(page, 2)).toBeVisible();

    const tab = await context.newPage();
    await open(tab, '/');
    await expect(cartLink(tab, 2)).toHaveText(/2/);
    await open(tab, itemPath(second));
    await expect(cartLink(tab, 2)).toHaveText(/2/);
    await tab.close();

    await open(page, '/cart');
    await expect(main(page).getByText('Have an account?')).toBeVisible();
    await expect(main(page).getByRole('button', { name: /to favourites$/ })).toHaveCount(0);
    const saved = page.waitForResponse('**/api/v4/cart/update');
    await lineOf(page, second).getByRole('button', { name: 'Increase quantity' }).click();
    await saved;
    await open(page, '/cart');
    await expect(quantityOf(page, second)).toHaveValue('2');

    await main(page).getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL(/\/buyer\/login\?next=%2Fcart/);
    await signIn(page, member);
    await page.waitForURL('/cart');
    await expect(quantityOf(page, first)).toHaveValue('3');
    await expect(quantityOf(page, second)).toHaveValue('2');
    await expect(main(page).getByText('Have an account?')).toHaveCount(0);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-guest_cart');

    await main(page)
      .getByRole('link', { name: /^Check out/ })
      .click();
    await placeOrder(page);
    await open(page, '/cart');
    await expect(main(page).getByText('Your cart is empty')).toBeVisible();
  });

  test('a guest at the checkout creates an account and returns to it; signing out leaves nothing', async ({
    page,
  }) => {
    await open(page, '/');
    const [item] = (await findPlainItems(page, 1)) as [Item];
    await addFromProductPage(page, item);
    await open(page, '/cart');
    await main(page)
      .getByRole('link', { name: /^Check out/ })
      .click();
    await page.waitForURL(/\/buyer\/login\?next=%2Fcheckout/);
    await main(page).getByRole('link', { name: 'Create account' }).click();
    await signUp(page);
    await page.waitForURL(/\/checkout/);
    await expect(main(page).getByText(item.name).first()).toBeVisible();

    await page.request.post('/api/v4/account/logout', { data: {}, headers: sameOrigin });
    await open(page, '/cart');
    await expect(main(page).getByText('Your cart is empty')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Cart(, 0 items)?$/ }).first()).toBeVisible();
  });

  test('a guest’s pages are not those of other visitors', onceOnDesktop, async ({ page, browser }) => {
    await open(page, '/');
    const items = await findPlainItems(page, 3);
    for (const item of items) await addByApi(page, item, 1);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const other = await context.newPage();
    for (const path of ['/', itemPath(items[0] as Item)]) {
      await page.goto(path);
      await expect(cartLink(page, 3)).toHaveText(/3/);
      await other.goto(new URL(path, page.url()).href);
      await expect(other.getByRole('link', { name: /^Cart(, 0 items)?$/ }).first()).toBeVisible();
    }
    await addByApi(other, items[1] as Item, 1);
    await other.goto(new URL('/', page.url()).href);
    await expect(cartLink(other, 1)).toHaveText(/1/);
    await context.close();
  });

  test('a change of the cart without a connection says so', onceOnPhone, async ({ page }) => {
    await open(page, '/');
    const [item] = (await findPlainItems(page, 1)) as [Item];
    await addByApi(page, item, 1);
    await open(page, '/cart');
    await whenFailuresLoaded(page);
    await page.context().setOffline(true);
    await lineOf(page, item).getByRole('button', { name: 'Increase quantity' }).click();
    await expect(page.getByText('We couldn’t update your cart. Try again.')).toBeVisible();
    await page.context().setOffline(false);
    await open(page, '/cart');
    await expect(quantityOf(page, item)).toHaveValue('1');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('a guest adds to the cart, and sees it on every page', async ({ page }) => {
      await page.goto('/search?keyword=mango');
      const name = await openFirstItem(page);
      for (const group of await page.locator('#purchase fieldset').all())
        await group.getByRole('radio', { disabled: false }).first().check({ force: true });
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
      await expect(page).toHaveURL('/cart');
      await expect(main(page)).toContainText(name);
      await page.goto('/');
      await expect(cartLink(page, 1)).toHaveText(/1/);
    });
  });
}
