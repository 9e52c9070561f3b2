import { expect, test } from '@playwright/test';
import { open, openFirstItem, searchFor } from './shopping.ts';

/** Search, filters in the URL, and Back. */
export function browsingJourneys(): void {
  test('corrects a typo, with a notice', async ({ page }) => {
    await open(page, '/');
    await searchFor(page, 'mangoo');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(/mango/i);
  });

  test('shows the empty state when nothing is found', async ({ page }) => {
    await open(page, '/search?keyword=qqqqxxxxzzzz');
    await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  });

  test('restores list and scroll position on Back', async ({ page }) => {
    await open(page, '/search?officialMall=true');
    const link = page.getByRole('main').getByRole('article').nth(12).getByRole('link').first();
    // Scroll to where a click would scroll, so that the click itself does not move the page.
    await link.scrollIntoViewIfNeeded();
    await link.click({ trial: true });
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    await link.click();
    await expect(page.getByRole('heading', { name: 'Product details' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL(/\/search\?/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  });

  test('links to other pages from a 404', async ({ page }) => {
    await open(page, '/');
    await open(page, '/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Page not found');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    await page
      .getByRole('main')
      .getByRole('link')
      .or(page.getByRole('main').getByRole('button'))
      .first()
      .click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('shows the same list from the URL alone', async ({ page, browser, baseURL }) => {
    await open(page, '/search?keyword=mango&sortBy=price&order=asc');
    const names = await page.getByRole('main').getByRole('article').allInnerTexts();
    const other = await browser.newPage({ ...(baseURL && { baseURL }) });
    await open(other, page.url());
    expect(await other.getByRole('main').getByRole('article').count()).toBe(names.length);
    await other.close();
    const item = await openFirstItem(page);
    expect(item.length).toBeGreaterThan(0);
  });
}
