import { expect, test } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { sameOrigin, signUpByApi, whenReady } from './shopping.ts';
import type { MemberCredentials } from './shopping.ts';
import { recordConsole } from './store.ts';

type Item = {
  readonly shopid: number;
  readonly itemid: number;
  readonly name: string;
  readonly stock: number;
  readonly model_count: number;
  readonly is_adult: boolean;
};

/** Signs up a member with one item in the cart. Returns the member and the paths of home, search and that product. */
async function prepareMember(
  request: APIRequestContext,
): Promise<{ member: MemberCredentials; paths: readonly string[] }> {
  const answer = await request.get('/api/v4/search/search_items?limit=60');
  const { data } = (await answer.json()) as { data: { items: Item[] } };
  const item = data.items.find((one) => one.stock > 1 && one.model_count === 0 && !one.is_adult);
  if (!item) throw new Error('The store has no item without models.');
  const { shopid, itemid, name } = item;
  const member = await signUpByApi(request);
  const added = await request.post('/api/v4/cart/add_to_cart', {
    data: { shopid, itemid, quantity: 1 },
    headers: sameOrigin,
  });
  expect(added.status()).toBe(200);
  return {
    member,
    paths: ['/', `/search?keyword=${encodeURIComponent(name)}`, `/item-i.${shopid}.${itemid}`],
  };
}

const cartLink = (page: Page) => page.getByRole('link', { name: 'Cart, 1 item' }).first();
const isDesktop = (page: Page): boolean => (page.viewportSize()?.width ?? 0) > 1000;

/** Pages that members share: name and cart count are part of the HTML. */
export function memberPageJourneys(): void {
  test('a member’s home, search and product hydrate as the server rendered them', async ({ page }) => {
    const { member, paths } = await prepareMember(page.request);
    const consoleMessages = recordConsole(page);
    for (const path of paths)
      // The later visits get the page from the cache.
      for (let visit = 0; visit < 3; visit++) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const link = await cartLink(page).elementHandle();
        await whenReady(page);
        await page.waitForLoadState('networkidle');
        expect(await link?.evaluate((element) => element.isConnected), path).toBe(true);
        await expect(cartLink(page)).toHaveText(/1/);
        if (isDesktop(page))
          await expect(page.getByRole('banner').getByRole('link', { name: member.login })).toBeVisible();
      }
    expect(consoleMessages).toEqual([]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('a member’s home, search and product show the cart count and the name', async ({ page }) => {
      const { member, paths } = await prepareMember(page.request);
      for (const path of paths) {
        await page.goto(path);
        await expect(cartLink(page)).toHaveText(/1/);
        if (isDesktop(page))
          await expect(page.getByRole('banner').getByRole('link', { name: member.login })).toBeVisible();
      }
    });
  });
}
