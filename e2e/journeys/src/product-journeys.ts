import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onceOnDesktop, onceOnPhone } from './only-on.ts';
import { readCartSavings, toCents, toDollars } from './cart-savings.ts';
import { expectGoodPage } from './page-journeys.ts';
import { open, openFirstItem, signUp, signUpByApi, jsonLdTypes } from './shopping.ts';

type Item = {
  readonly shopid: number;
  readonly itemid: number;
  readonly name: string;
  readonly stock: number;
  readonly model_count: number;
  readonly is_adult: boolean;
  readonly show_free_shipping: boolean;
  readonly bundle_deal_info?: object;
  readonly is_cc_installment_payment_eligible: boolean;
};

async function searchItems(page: Page, query: string): Promise<readonly Item[]> {
  const answer = await page.request.get(`/api/v4/search/search_items?limit=60&${query}`);
  const { data } = (await answer.json()) as { data: { items: Item[] } };
  return data.items;
}

/** Returns the first item that matches a query. */
async function findItem(page: Page, query: string, isWanted: (item: Item) => boolean): Promise<Item> {
  const item = (await searchItems(page, query)).find(isWanted);
  if (!item) throw new Error(`The store has no such item: ${query}`);
  return item;
}

const itemPath = ({ shopid, itemid }: Item): string => `/product/${shopid}/${itemid}`;

type Bundle = { readonly path: string; readonly partner: string };

/** Finds an item without models, and the name of another item in its bundle. */
async function findBundle(page: Page): Promise<Bundle> {
  for (const sort of ['pop', 'sales', 'ctime', 'relevancy', 'price', 'discount']) {
    const items = await searchItems(page, `sort_by=${sort}`);
    for (const item of items.filter((one) => one.bundle_deal_info && isPlain(one))) {
      const query = `shopid=${item.shopid}&itemid=${item.itemid}`;
      const answer = await page.request.get(`/api/v4/item/deals?${query}`);
      const { data } = (await answer.json()) as { data: { bundle_deals: { items: Item[] }[] } };
      const partner = data.bundle_deals
        .flatMap((deal) => deal.items)
        .find((other) => other.itemid !== item.itemid && isPlain(other));
      if (partner) return { path: itemPath(item), partner: partner.name };
    }
  }
  throw new Error('The store has no bundle of items without models.');
}

const isPlain = ({ stock, model_count, is_adult }: Item): boolean =>
  stock > 1 && model_count === 0 && !is_adult;

/** Signs up and returns to the previous page. */
async function signUpFromHere(page: Page): Promise<void> {
  await page.waitForURL(/\/buyer\/login\?/);
  await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
  await signUp(page);
}

/** The product page. */
export function productJourneys(): void {
  test('has Product and BreadcrumbList JSON-LD', onceOnDesktop, async ({ page }) => {
    await open(page, '/search?keyword=mango');
    const name = await openFirstItem(page);
    await open(page, page.url());
    expect(await page.title()).toContain(name);
    expect(await jsonLdTypes(page)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Product(Group)?$/), 'BreadcrumbList']),
    );
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(new URL(page.url()).pathname);
  });

  test('adds a bundle deal to the cart at the price of the server', async ({ page }) => {
    const { path, partner } = await findBundle(page);
    await expectGoodPage(page, path);
    await signUpByApi(page.request);
    await open(page, path);
    await page
      .getByRole('button', { name: /^Choose: / })
      .first()
      .click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('This product')).toBeVisible();
    await drawer.getByRole('checkbox', { name: partner }).check({ force: true });
    const sums = drawer.getByText('Total before delivery', { exact: true }).locator('..');
    await expect(sums).toContainText('You save');
    await expect(sums).toHaveAttribute('aria-busy', 'false');
    const saved = (await sums.getByText('You save').innerText()).replace('You save ', '');
    await drawer.getByRole('button', { name: 'Add all to cart' }).click();
    await expect(page.getByText('All products added to cart')).toBeVisible();
    await open(page, '/cart');
    const byVouchers = (await readCartSavings(page)).saved;
    await expect(page.getByRole('complementary', { name: 'Total' })).toContainText(
      `You save ${toDollars(toCents(saved) + byVouchers)}`,
    );
  });

  test('shows delivery and its fee to visitors', async ({ page }) => {
    const item = await findItem(page, 'sort_by=pop', isPlain);
    await open(page, itemPath(item));
    await page.getByRole('button', { name: /^Get it .* to Singapore, (free shipping|\$\d)/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Delivery options' });
    await expect(drawer.getByText('Standard')).toBeVisible();
    await expect(drawer.getByRole('link', { name: /^Sign in to see delivery/ })).toBeVisible();
  });

  test('keeps the delivery region of a visitor for the next product', onceOnPhone, async ({ page }) => {
    const items = await searchItems(page, 'sort_by=pop');
    const [item, next] = items.filter((one) => isPlain(one) && !one.show_free_shipping).map(itemPath);
    await open(page, item ?? '');
    const delivery = page.getByRole('button', { name: /^Get it / });
    await delivery.click();
    const drawer = page.getByRole('dialog', { name: 'Delivery options' });
    const regionChoice = drawer.getByRole('combobox', { name: 'Deliver to region' });
    const fees: string[] = [];
    for (const region of ['East', 'West']) {
      const feesResponse = page.waitForResponse((answer) => answer.url().includes(`state=${region}`));
      await regionChoice.selectOption(region);
      await feesResponse;
      await expect(drawer.getByRole('list').first()).toHaveAttribute('aria-busy', 'false');
      fees.push(await drawer.getByRole('listitem').first().innerText());
    }
    expect(new Set(fees).size).toBe(2);
    await open(page, next ?? '');
    await expect(delivery).toHaveText(/ to West, \$\d/);
    const promise = await delivery.innerText();
    await delivery.click();
    await expect(drawer.getByRole('listitem').first()).toContainText(promise);
    await expect(regionChoice).toHaveValue('West');
  });

  test('shows instalment plans', onceOnPhone, async ({ page }) => {
    const item = await findItem(
      page,
      'cc_installment=true',
      (one) => one.is_cc_installment_payment_eligible && !one.is_adult,
    );
    await open(page, itemPath(item));
    await page.getByRole('button', { name: 'Pay in instalments' }).click();
    await expect(page.getByRole('dialog').getByRole('cell').first()).toContainText(/^\d+ × /);
  });

  test('liking asks a visitor to sign in, and persists for a member', async ({ page }) => {
    const item = await findItem(page, 'sort_by=pop', isPlain);
    await open(page, itemPath(item));
    await page.getByRole('main').getByRole('button', { name: 'Add to favourites', exact: true }).click();
    await signUpFromHere(page);
    await page.waitForURL((url) => url.pathname === new URL(itemPath(item), url).pathname);
    const heart = page.getByRole('main').getByRole('button', { name: 'Add to favourites', exact: true });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await open(page, page.url());
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test('hydrates below-the-fold content on the first interaction, a screen reader’s click included', async ({
    page,
  }) => {
    const item = await findItem(page, 'sort_by=sales', isPlain);
    await open(page, itemPath(item));
    await expect(page.locator('html')).toHaveAttribute('data-first-paint');
    const choice = page.getByRole('button', { name: /^With comments/ });
    await choice.evaluate((button: HTMLElement) => button.click());
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).not.toHaveAttribute('data-first-paint');
  });

  test('restores the previous product and the scroll position on Back', async ({ page }) => {
    const item = await findItem(page, 'sort_by=pop', isPlain);
    await open(page, itemPath(item));
    const before = page.url();
    const link = page.locator('#similar').getByRole('article').first().getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    await link.click({ trial: true });
    const place = await page.evaluate(() => window.scrollY);
    await link.click();
    await expect.poll(() => page.url()).not.toBe(before);
    await page.goBack();
    await expect.poll(() => page.url()).toBe(before);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  });

  test('answers 404 for a deleted item', onceOnDesktop, async ({ page }) => {
    const answer = await page.goto('/product/1/1');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('no longer available');
  });

  test('asks for the age once for an adult item', async ({ page }) => {
    const item = await findItem(page, 'keyword=wine', ({ is_adult }) => is_adult);
    await open(page, itemPath(item));
    await page.getByRole('button', { name: /^Yes, I am/ }).click();
    await expect(page.getByRole('heading', { name: 'Product details' })).toBeVisible();
    await open(page, page.url());
    await expect(page.getByRole('heading', { name: 'Product details' })).toBeVisible();
  });
}
