import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onceOnDesktop, onceOnPhone } from './only-on.ts';
import { expectNotFound } from './expect-not-found.ts';
import { expectGoodPage } from './page-journeys.ts';
import { open, signUp, jsonLdTypes } from './shopping.ts';
import { marketOrigin, overrideToggles, setEnglish } from './store.ts';

const mallPages = {
  '/mall': 'Pasar Mall – official brand shops',
  '/mall/just-for-you': 'Just for you – Pasar Mall',
  '/mall/brands': 'Brands – Pasar Mall',
  '/mall/categories': 'Categories – Pasar Mall',
  '/mall/search?keyword=shirt': 'Results for “shirt” in the Mall – Pasar Mall',
} as const;

const supermarketPages = {
  '/supermarket': 'Pasar Supermarket – groceries to your door',
  '/supermarket/deals': 'Deals – Pasar Supermarket',
  '/supermarket/flash-sale': 'Flash sale – Pasar Supermarket',
  '/supermarket/vouchers': 'Vouchers – Pasar Supermarket',
  '/supermarket/bundle-deals': 'Bundle deals – Pasar Supermarket',
  '/supermarket/add-on-deals': 'Add-on deals – Pasar Supermarket',
  '/supermarket/recommendation': 'Recommended – Pasar Supermarket',
  '/supermarket/all-products': 'All products – Pasar Supermarket',
} as const;

const readTheme = (page: Page) => page.locator('html').getAttribute('data-theme');

/** The mall and the supermarket. */
export function mallJourneys(): void {
  for (const [path, title] of Object.entries({ ...mallPages, ...supermarketPages })) {
    test(`${path}: has its title, sends no API call after load, logs nothing, is accessible`, async ({
      page,
    }) => {
      await expectGoodPage(page, path, (tab) => expect(tab).toHaveTitle(title));
    });
  }

  test('opens a mall category from its tile, then its popular items', onceOnDesktop, async ({ page }) => {
    await open(page, '/mall/categories');
    const category = page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link');
    await category.click();
    await page.waitForURL(/\/mall\/.+-cat\.\d+$/);
    await open(page, page.url());
    expect(await jsonLdTypes(page)).toContain('BreadcrumbList');
    await expectGoodPage(page, page.url());
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Popular in / })
      .click();
    await page.waitForURL(/\/popular$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Popular in');
    await expectGoodPage(page, page.url());
  });

  test('opens a supermarket category from its tile, then a carousel of it', onceOnPhone, async ({ page }) => {
    await open(page, '/supermarket');
    await page.getByRole('main').locator('a[href*="-cat."]').first().click();
    await page.waitForURL(/\/supermarket\/.+-cat\.\d+\.\d+$/);
    const firstCategoryLink = page
      .getByRole('navigation', { name: /^In (?!the )/ })
      .getByRole('link')
      .first();
    await open(page, (await firstCategoryLink.getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGoodPage(page, page.url());
  });

  test('applies the theme of each section of the store', onceOnPhone, async ({ page }) => {
    await open(page, '/mall');
    expect(await readTheme(page)).toBe('official');
    expect(await jsonLdTypes(page)).toContain('CollectionPage');
    await page.getByRole('banner').getByRole('link', { name: /pasar/i }).first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => readTheme(page)).toBeNull();
    await open(page, '/supermarket');
    expect(await readTheme(page)).toBe('supermarket');
  });

  test('filters brands by letter, with the letter in the URL', onceOnDesktop, async ({ page }) => {
    await open(page, '/mall/brands');
    const letters = page.getByRole('navigation', { name: 'Brands by first letter' }).getByRole('link');
    const letter = (await letters.nth(1).innerText()).trim();
    await letters.nth(1).click();
    await page.waitForURL(/letter=/);
    await open(page, page.url());
    const groups = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(groups).toHaveText([letter]);
  });

  test('restores the mall list and the scroll position on Back', async ({ page }) => {
    await open(page, '/mall/just-for-you');
    const link = page.getByRole('main').getByRole('article').nth(12).getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    await link.click({ trial: true });
    const place = await page.evaluate(() => window.scrollY);
    await link.click();
    await expect(page.getByRole('heading', { name: 'Product details' })).toBeVisible();
    await page.goBack();
    await page.waitForURL(/just-for-you/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  });

  test('answers 404 for categories and brands that do not exist', onceOnDesktop, async ({ request }) => {
    for (const path of ['/mall/nothing-cat.999', '/mall/brands/999', '/supermarket/nothing-cat.999'])
      await expectNotFound(request, path, /isn’t in the Mall|not found/);
  });

  test(
    'in Brazil the mall is /oficial, and /mall leads there',
    onceOnPhone,
    async ({ page, context, baseURL }) => {
      const origin = marketOrigin(baseURL, 'BR');
      await setEnglish(context, origin);
      await open(page, `${origin}/mall/brands`);
      expect(new URL(page.url()).pathname).toBe('/oficial/brands');
      expect(await readTheme(page)).toBe('official');
      await expect(page.locator('link[rel=alternate][hreflang=en-SG]')).toHaveAttribute(
        'href',
        /\/mall\/brands$/,
      );
      await expectGoodPage(page, `${origin}/oficial`);
    },
  );

  test(
    'shows the mall home on the mall host, with one canonical URL for each page',
    onceOnDesktop,
    async ({ page, context, baseURL }) => {
      const origin = marketOrigin(baseURL, 'mall');
      await setEnglish(context, origin);
      await overrideToggles(page, origin, { 'mall-host': true });
      await open(page, `${origin}/`);
      expect(page.url()).toBe(`${origin}/mall`);
      expect(await readTheme(page)).toBe('official');
      const own = marketOrigin(baseURL, 'SG');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${own}/mall`);
      await open(page, `${origin}/all_categories`);
      expect(await readTheme(page)).toBe('official');
      await page.getByRole('banner').getByRole('link', { name: /pasar/i }).first().click();
      await page.waitForURL(`${origin}/mall`);
    },
  );

  test('redirects from a mall host that the market does not have', onceOnPhone, async ({ page, baseURL }) => {
    const origin = marketOrigin(baseURL, 'VN');
    await page.goto(`${origin.replace('//', '//mall.')}/all_categories?a=1`);
    expect(page.url()).toBe(`${origin}/all_categories?a=1`);
  });

  test('claims a voucher after a visitor signs up', onceOnPhone, async ({ page }) => {
    await open(page, '/supermarket/vouchers');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Claim/ })
      .first()
      .click();
    await page.waitForURL(/\/buyer\/login\?next=/);
    await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
    await signUp(page);
    await page.waitForURL(/\/supermarket\/vouchers/);
    const claims = page.getByRole('main').getByRole('button', { name: /^Claim/ });
    await expect(claims.first()).toBeVisible();
    const before = await claims.count();
    await claims.first().click();
    await expect(claims).toHaveCount(before - 1);
  });

  test(
    'buy again in the supermarket is for members, and links to the supermarket when empty',
    onceOnDesktop,
    async ({ page }) => {
      await open(page, '/supermarket/buy-again');
      await page.waitForURL(/\/buyer\/login\?next=/);
      await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
      await signUp(page);
      await page.waitForURL(/\/supermarket\/buy-again/);
      await expect(page.getByRole('heading', { name: 'No purchases yet' })).toBeVisible();
      await expectGoodPage(page, '/supermarket/buy-again');
    },
  );
}
