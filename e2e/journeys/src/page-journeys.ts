import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signInByApi, open, openFirstItem, signIn, whenReady } from './shopping.ts';
import { buyer, recordConsole } from './store.ts';

/** Pages that anyone may open, by what leads there. */
const publicPages = {
  home: '/',
  search: '/search?keyword=mango',
  'all categories': '/all_categories',
  'sign-in': '/buyer/login',
  'sign-up': '/buyer/signup',
  'not found': '/no/such/page',
} as const;

const memberPages = {
  cart: '/cart',
  checkout: '/checkout',
  purchases: '/user/purchase/',
  account: '/user/account',
  addresses: '/user/account/address',
} as const;

/** What a page tells of itself when it is idle. */
const isTracking = (path: string): boolean => /^\/api\/(?:v4\/tracking|webfe)\//.test(path);

/** Fetched once the page is idle: what cards say to one shopper alone, and how a member may pay (doc1 §7). */
const idleCalls: ReadonlySet<string> = new Set([
  '/api/v4/item/viewer_labels',
  '/api/v4/account/basic/get_payment_info',
]);

/** Which calls a browser makes after it has what the server sent. */
function recordApiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (
      pathname.startsWith('/api/') &&
      !pathname.startsWith('/api/v4/pictures/') &&
      !isTracking(pathname) &&
      !idleCalls.has(pathname)
    )
      calls.push(pathname);
  });
  return calls;
}

/** What a bar covers for now is no fault of what it covers: bars stand where they are written, over nothing. */
const unpinStickyBars = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) element.style.position = 'static';
  });

/**
 * Opens the address in a tab of its own, so that nothing of the page before is heard. What else is to be seen of that page
 * is looked at there.
 */
export async function expectGoodPage(
  before: Page,
  address: string,
  expectMore: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  const page = await before.context().newPage();
  const said = recordConsole(page);
  const calls = recordApiCalls(page);
  await open(page, address);
  await page.waitForLoadState('networkidle');
  expect(calls, 'calls after the first load').toEqual([]);
  expect(
    said.filter((text) => !text.includes('status of 404')),
    'console',
  ).toEqual([]);
  await expectMore(page);
  await unpinStickyBars(page);
  // All of the page at once.
  const { width = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({
    width,
    height: await page.evaluate(() => document.documentElement.scrollHeight),
  });
  // One frame, and only what is wrong: to describe all that is right takes as long as to find it out.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await page.close();
}

/** Every page: nothing fetched twice, a quiet console, nothing that keeps anyone out. */
export function pageJourneys(): void {
  for (const [name, path] of Object.entries(publicPages)) {
    test(`${name}: sends no API call after load, logs nothing, is accessible`, async ({ page }) => {
      await expectGoodPage(page, path);
    });
  }

  test('product and shop: sends no API call after load, logs nothing, is accessible', async ({ page }) => {
    await open(page, '/search?keyword=mango');
    await openFirstItem(page);
    await whenReady(page);
    const product = page.url();
    await expectGoodPage(page, product);
    await page.getByRole('link', { name: 'Visit shop' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForURL((url) => !url.pathname.includes('-i.'));
    await expectGoodPage(page, page.url());
  });

  test('returns to a members page after signing in', async ({ page }) => {
    await page.goto('/user/account/address');
    await page.waitForURL(/\/buyer\/login\?next=%2Fuser%2Faccount%2Faddress/);
    await whenReady(page);
    await signIn(page, buyer);
    await page.waitForURL((url) => url.pathname === '/user/account/address');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  for (const [name, path] of Object.entries(memberPages)) {
    test(`${name}: sends no API call after load, logs nothing, is accessible`, async ({ page }) => {
      await signInByApi(page.request);
      await expectGoodPage(page, path, (tab) => expect(tab).toHaveURL(path));
    });
  }
}
