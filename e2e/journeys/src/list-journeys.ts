import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onceOnDesktop, onceOnPhone } from './only-on.ts';
import { expectNotFound } from './expect-not-found.ts';
import { expectGoodPage } from './page-journeys.ts';
import { signInByApi, open, openFirstItem, signUpByApi, whenReady } from './shopping.ts';

/** Public lists. */
const publicPages = {
  'daily discover': '/daily_discover',
  'top products': '/top_products',
  'featured collections': '/featured_collections',
  'flash sale': '/flash_sale',
  brands: '/list',
  'a hashtag': '/mango-tag',
} as const;

const memberPages = {
  likes: '/user/my-likes',
  'bought before': '/buy-again',
  vouchers: '/user/voucher-wallet',
  'vouchers to claim': '/user/voucher-wallet?tab=claim',
  'goes with the cart': '/cart/recommend',
} as const;

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Opens a URL as a newly signed-up member. */
async function openAsNewShopper(page: Page, path: string): Promise<void> {
  await signUpByApi(page.request);
  await open(page, path);
}

function goodPageJourneys(): void {
  for (const [name, path] of Object.entries(publicPages)) {
    test(`${name}: sends no API call after load, logs nothing, is accessible`, async ({ page }) => {
      await expectGoodPage(page, path);
    });
  }
  for (const [name, path] of Object.entries(memberPages)) {
    test(`${name}: sends no API call after load, logs nothing, is accessible`, async ({ page }) => {
      await signInByApi(page.request);
      await expectGoodPage(page, path, (tab) => expect(tab).toHaveURL(path));
    });
  }
}

function publicJourneys(): void {
  test('opens a featured collection, with a canonical URL and JSON-LD', onceOnDesktop, async ({ page }) => {
    await open(page, '/featured_collections');
    await page.getByRole('link', { name: 'See all' }).first().click();
    await page.waitForURL(/-col\.\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { pathname } = new URL(page.url());
    const shared = pathname.slice(pathname.lastIndexOf('.') + 1);
    await open(page, `/collections/${shared}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`-col\\.${shared}$`),
    );
    const jsonLd = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(jsonLd.join()).toContain('"ItemList"');
  });

  test('a product links to its hashtags', onceOnPhone, async ({ page }) => {
    await open(page, '/mango-tag');
    await openFirstItem(page);
    await page.getByRole('link', { name: '#mango' }).click();
    await page.waitForURL('/mango-tag');
    await expect(page.getByRole('heading', { level: 1, name: '#mango' })).toBeVisible();
  });

  test('answers 404 for lists that do not exist', onceOnDesktop, async ({ request }) => {
    await expectNotFound(request, '/collections/987654321', /^This collection has ended$/);
    await expectNotFound(request, '/nobodyusesthis-tag', /^No products tagged #nobodyusesthis$/);
    await expectNotFound(request, '/find_similar_products', /^Choose a product first$/);
  });

  test('a flash sale has one canonical URL', onceOnDesktop, async ({ request }) => {
    for (const path of ['/flash_sale', '/flashsale', '/flash%20sale', '/flash_sale/']) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1], path).toMatch(/\/flash_sale$/);
      expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1], path).toBe('Flash sale');
    }
  });

  test('shows the start of the next session', async ({ page }) => {
    await open(page, '/flash_sale');
    const sessions = page.getByRole('navigation', { name: 'Time slots' }).getByRole('link');
    await sessions.nth(1).click();
    await page.waitForURL(/session=\d+/);
    await expect(page.getByText('Starts in')).toBeVisible();
  });

  test('filters a brand by category', onceOnPhone, async ({ page }) => {
    await open(page, '/list');
    const brands = page.getByRole('navigation', { name: 'Brands' }).getByRole('link');
    const path = await brands.first().getAttribute('href');
    await brands.first().click();
    await page.waitForURL((url) => url.pathname === path);
    const categories = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
    await categories.first().click();
    await page.waitForURL(/\/list\/[^/]+\/[^/]+\.\d+$/);
    await expect(cards(page).first()).toBeVisible();
  });

  test('opens similar items from a product', onceOnPhone, async ({ page }) => {
    await open(page, '/top_products');
    const product = await cards(page).first().getByRole('link').first().getAttribute('href');
    await open(page, `${product}/similar`);
    await expect(page.getByRole('heading', { level: 1, name: 'Similar products' })).toBeVisible();
    await expect(cards(page).first().getByRole('link').first()).toHaveAttribute('href', product ?? '');
    expect(await cards(page).count()).toBeGreaterThan(1);
  });
}

function longListJourneys(): void {
  test('virtualizes a long list, and restores the scroll position on Back', async ({ page }) => {
    await open(page, '/popular_products');
    const bottom = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const first = await height();
    await expect
      .poll(
        async () => {
          await bottom();
          return (await height()) / first;
        },
        // A busy machine resizes the pictures of hundreds of cards meanwhile.
        { timeout: 90_000 },
      )
      .toBeGreaterThan(5);
    expect(await cards(page).count()).toBeLessThan(150);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
    // Cards at the previous scroll position are removed once the list has updated.
    const link = await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLElement>('main article a[href*="-i."]')].find((one) => {
        const { top } = one.getBoundingClientRect();
        return top > 200 && top < window.innerHeight;
      }),
    );
    const href = await link.evaluate((one) => one?.getAttribute('href'));
    const place = await page.evaluate(() => window.scrollY);
    await link.evaluate((one) => one?.click());
    await expect(page.getByRole('heading', { name: 'Product details' })).toBeVisible();
    await page.goBack();
    await page.waitForURL(/popular_products/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await expect(page.locator(`main article a[href="${href}"]`).first()).toBeVisible();
  });
}

function memberJourneys(): void {
  test('a visitor who likes an item signs in and returns', async ({ page }) => {
    await open(page, '/top_products');
    await page.waitForLoadState('networkidle');
    await cards(page)
      .first()
      .getByRole('button', { name: /favourites/, pressed: false })
      .click();
    await page.waitForURL(/\/buyer\/login\?next=%2Ftop_products/);
  });

  test('lists liked items until they are unliked', onceOnPhone, async ({ page }) => {
    await openAsNewShopper(page, '/top_products');
    await page.waitForLoadState('networkidle');
    const liked = page.waitForResponse('**/api/v4/item/like');
    const name = await cards(page).first().getByRole('heading').innerText();
    await cards(page)
      .first()
      .getByRole('button', { name: /favourites/, pressed: false })
      .click();
    await expect(
      cards(page)
        .first()
        .getByRole('button', { name: /favourites/, pressed: true }),
    ).toBeVisible();
    await liked;
    await open(page, '/user/my-likes');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).first()).toContainText(name);
    await cards(page)
      .first()
      .getByRole('button', { name: /favourites/, pressed: true })
      .click();
    await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  });

  test('claims a voucher, which shows in the wallet', onceOnDesktop, async ({ page }) => {
    await openAsNewShopper(page, '/user/voucher-wallet?tab=claim');
    await whenReady(page);
    const first = page.getByRole('button', { name: /^Claim voucher/ }).first();
    const label = (await first.getAttribute('aria-label'))?.replace('Claim', 'Use') ?? '';
    await first.click();
    await expect(page.getByText('Voucher claimed')).toBeVisible();
    await page.getByRole('link', { name: 'Available' }).click();
    await expect(page.getByRole('link', { name: label }).first()).toBeVisible();
  });
}

/** List pages: quality, navigation, 404s, long lists, member lists. */
export function listJourneys(): void {
  goodPageJourneys();
  publicJourneys();
  longListJourneys();
  memberJourneys();
}
