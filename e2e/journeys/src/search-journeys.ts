import { expect, test } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectGoodPage } from './page-journeys.ts';
import { open, searchFor, whenReady } from './shopping.ts';

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search the store' }).first();

type Found = {
  readonly data: {
    readonly users: readonly { readonly shopid: number; readonly name: string }[];
  };
};

/** The official shop that most people follow. */
async function someOfficialShop(request: APIRequestContext) {
  const answer = await request.get('/api/v4/search/search_user?official=true&limit=1');
  const { users } = ((await answer.json()) as Found).data;
  return users[0] ?? { shopid: 0, name: 'no official shop in the seed' };
}

/** The seed's first product that several shops sell, in the first market. */
const someProduct = '/search-catalogue?catalogue=1000001';

const pages = {
  'search for shops': '/search_user?officialMall=true',
  'before a search': '/search_intermediate',
  'offers of a product': someProduct,
} as const;

/** The search box while one types, shops, the offers of one product, and places that a search keeps to. */
export function searchJourneys(): void {
  for (const [name, path] of Object.entries(pages)) {
    test(`${name}: no call after load, a quiet console, accessible`, async ({ page }) => {
      await expectGoodPage(page, path);
    });
  }

  test('what is typed is completed: arrows choose, Enter searches', async ({ page }) => {
    await open(page, '/all_categories');
    await searchBox(page).fill('mang');
    await expect(page.getByRole('option', { name: 'mango', exact: true })).toBeVisible();
    await searchBox(page).press('ArrowDown');
    const chosen = page.getByRole('option', { selected: true });
    const text = (await chosen.innerText()).trim();
    await searchBox(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
  });

  test('a typo is completed as what was meant, and it says so', async ({ page }) => {
    await open(page, '/all_categories');
    await searchBox(page).fill('mangoo');
    await expect(page.getByText('Suggestions for “mango”')).toBeVisible();
  });

  test('a category that is suggested leads there', async ({ page }) => {
    await open(page, '/all_categories');
    await searchBox(page).fill('cloc');
    await page.getByRole('option', { name: /Category/ }).click();
    await page.waitForURL(/-cat\./);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/clock/i);
  });

  test('own searches come back until they are cleared', async ({ page }) => {
    await open(page, '/all_categories');
    await searchFor(page, 'rattan qx');
    await open(page, '/all_categories');
    await searchBox(page).focus();
    await expect(page.getByRole('option').first()).toHaveText('rattan qx');
    await page.getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(page.getByRole('option', { name: 'rattan qx' })).toHaveCount(0);
    await open(page, '/search_intermediate');
    await expect(page.getByText(/on this device only/)).toBeVisible();
  });

  test('pressed on a phone, the box has a page of its own, and Back leaves it out', async ({ page }) => {
    const phone = (page.viewportSize()?.width ?? 0) < 600;
    await open(page, '/all_categories');
    await searchBox(page).click();
    await page.waitForURL(phone ? '/search_intermediate' : '/all_categories');
    await expect(searchBox(page)).toBeFocused();
    await searchBox(page).pressSequentially('mango');
    await searchBox(page).press('Enter');
    await page.waitForURL(/\/search\?keyword=mango/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('mango');
    await page.goBack();
    await page.waitForURL('/all_categories');
  });

  test('a popular search is one press away', async ({ page }) => {
    await open(page, '/search_intermediate');
    const popular = page.getByRole('region', { name: 'Popular searches' }).getByRole('link').first();
    const text = (await popular.innerText()).trim();
    await popular.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
  });

  test('shops are found by name, and narrowed down by their kind', async ({ page, request }) => {
    const { name } = await someOfficialShop(request);
    await open(page, `/search_user?keyword=${encodeURIComponent(name)}`);
    await expect(page).toHaveTitle(`Shops named “${name}” – Pasar`);
    await page.getByRole('link', { name: 'Official shops' }).click();
    await page.waitForURL(/officialMall=true/);
    await page.getByRole('main').getByRole('article').getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await page.goBack();
    await page.waitForURL(/officialMall=true/);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(name);
  });

  test('no shop of that name leads to products', async ({ page }) => {
    await open(page, '/search_user?keyword=qqqqxxxxzzzz');
    await expect(page.getByRole('heading', { name: 'No shop of that name' })).toBeVisible();
    await page.getByRole('link', { name: 'Products for “qqqqxxxxzzzz”' }).click();
    await page.waitForURL(/\/search\?keyword=qqqqxxxxzzzz/);
  });

  test('a keyword that names a shop shows it', async ({ page, request }) => {
    const { name } = await someOfficialShop(request);
    await open(page, `/search?keyword=${encodeURIComponent(name)}`);
    const meant = page.getByRole('region', { name: 'Looking for this shop?' });
    await expect(meant.getByRole('link', { name })).toBeVisible();
  });

  test('a search in a shop says so, and leads out of it', async ({ page, request }) => {
    const { shopid, name } = await someOfficialShop(request);
    await open(page, `/search?shop=${shopid}&keyword=qqqqxxxxzzzz`);
    await expect(page.getByText(`In: ${name}`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This shop has nothing like it' })).toBeVisible();
    await page.getByRole('link', { name: 'Search the whole market' }).click();
    await page.waitForURL((url) => !url.searchParams.has('shop'));
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  });

  test('filters that leave nothing can be cleared', async ({ page }) => {
    await open(page, '/search?keyword=mango&minPrice=90000');
    await expect(page.getByRole('heading', { name: 'Nothing with these filters' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Clear all' }).last().click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('the offers of a product: title, JSON-LD, a filter that keeps to it', async ({ page, request }) => {
    const html = await (await request.get(someProduct)).text();
    expect(html).toContain('"@type":"AggregateOffer"');
    await page.goto(someProduct);
    await whenReady(page);
    await expect(page).toHaveTitle(/all offers on Pasar/);
    await expect(page.getByText(/offers?$/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Best selling' }).click();
    await page.waitForURL(/catalogue=1000001&sortBy=sales/);
  });

  test('a product that nobody offers is a 404', async ({ request }) => {
    expect((await request.get('/search-catalogue?catalogue=999')).status()).toBe(404);
    expect((await request.get('/search-catalogue')).status()).toBe(404);
  });
}
