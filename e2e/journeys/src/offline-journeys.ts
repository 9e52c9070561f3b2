import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onlyOn } from './only-on.ts';
import { chooseOptions, open, signUpByApi } from './shopping.ts';
import { marketOrigin, rejectCookiesWhenAsked } from './store.ts';

type ReviewedItem = {
  readonly shopid: number;
  readonly itemid: number;
  readonly stock: number;
  readonly is_adult: boolean;
  readonly item_rating: { readonly rating_count: number };
};

const phonesOnly = onlyOn('mobile-web', 'Only mobile web has a service worker.');

/** Returns the path of an item with reviews that is in stock. */
async function findReviewedItem(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v4/search/search_items?keyword=basket&limit=60&sort_by=sales');
  const { data } = (await answer.json()) as { data: { items: readonly ReviewedItem[] } };
  const item = data.items.find(
    ({ stock, is_adult, item_rating }) => stock > 5 && !is_adult && item_rating.rating_count > 0,
  );
  return `/item-i.${item?.shopid}.${item?.itemid}`;
}

/** Returns the first words of the banner below the header. */
const findBanner = (page: Page) => page.getByText('You’re offline.', { exact: true });

/** Pages that are opened or used without a connection. */
export function offlineJourneys(): void {
  test('a press without a connection leaves the page and its choices, and works later', async ({
    page,
    context,
  }) => {
    await signUpByApi(page.request);
    await open(page, await findReviewedItem(page));
    // The parts of the page that its first interaction loads are not there yet.
    await context.setOffline(true);
    await chooseOptions(page);
    const title = page.getByRole('heading', { name: 'Product details' });
    const checked = page.getByRole('main').locator('input:checked');
    const choices = await checked.count();
    const add = page.getByRole('button', { name: 'Add to cart' }).first();
    await add.click();
    await page.mouse.wheel(0, 4000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await expect(findBanner(page)).toBeInViewport({ ratio: 1 });
    await expect(title).toBeAttached();
    await context.setOffline(false);
    await expect(title).toBeAttached();
    expect(await checked.count()).toBe(choices);
    await add.click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
  });

  test('a link that is followed without a connection leads to the top of a page that says so', async ({
    page,
    context,
  }) => {
    await open(page, await findReviewedItem(page));
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await context.setOffline(true);
    await expect(findBanner(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Campaigns' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeInViewport({
      ratio: 1,
    });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await context.setOffline(false);
    await expect(findBanner(page)).toBeHidden();
  });

  test.describe('with a service worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test(
      'a page without a connection says so, and loads once the connection is back',
      phonesOnly,
      async ({ page, context, baseURL }) => {
        const origin = marketOrigin(baseURL, 'PL');
        await context.addCookies([{ name: 'language', value: 'pl', url: origin }]);
        await rejectCookiesWhenAsked(page);
        await page.goto(origin);
        await page.evaluate(async () => {
          await navigator.serviceWorker.ready;
        });
        await context.setOffline(true);
        await page.goto(`${origin}/cart`);
        await expect(page.getByRole('heading', { level: 1, name: 'Jesteś offline' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Spróbuj ponownie' })).toBeVisible();
        await context.setOffline(false);
        await expect(page.getByRole('heading', { level: 1, name: 'Koszyk' })).toBeVisible();
      },
    );
  });
}
