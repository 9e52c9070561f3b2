import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signInByApi, open, openFirstItem, signIn, whenReady } from './shopping.ts';
import { buyer, recordConsole } from './store.ts';
import { unstyledClasses } from './unstyled-classes.ts';

/** Public pages by URL. */
const publicPages = {
  home: '/',
  search: '/search?keyword=mango',
  'all categories': '/all_categories',
  'sign-in': '/buyer/login',
  'sign-up': '/buyer/login/signup',
  'not found': '/no/such/page',
} as const;

const memberPages = {
  cart: '/cart',
  checkout: '/checkout',
  purchases: '/user/purchase/',
  account: '/user/account',
  addresses: '/user/account/address',
} as const;

const findProduct = async (page: Page): Promise<string> => {
  await open(page, '/search?keyword=mango');
  await openFirstItem(page);
  return page.url();
};

/** Pages with item cards, by how to find their URL. */
const pagesOfCards = {
  home: () => Promise.resolve('/'),
  search: () => Promise.resolve('/search?keyword=lamp'),
  product: findProduct,
} as const;

/** Tracking requests, sent when the page is idle. */
const isTracking = (path: string): boolean => /^\/api\/(?:v4\/tracking|webfe)\//.test(path);

/** Calls when idle: viewer labels and payment info (doc1 §7). */
const idleCalls: ReadonlySet<string> = new Set([
  '/api/v4/item/viewer_labels',
  '/api/v4/account/basic/get_payment_info',
]);

/** Calls when deferred content comes near the viewport, which an empty cart shows at once on a phone. */
const deferredCalls: ReadonlySet<string> = new Set(['/api/v4/list/cart_recommend']);

/** Pictures are served by the API too. */
const isPicture = (path: string): boolean =>
  path.startsWith('/api/v4/pictures/') || path === '/api/v4/order/picture';

/** Records API calls after the server response. */
function recordApiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (
      pathname.startsWith('/api/') &&
      !isPicture(pathname) &&
      !isTracking(pathname) &&
      !idleCalls.has(pathname) &&
      !deferredCalls.has(pathname)
    )
      calls.push(pathname);
  });
  return calls;
}

/** Unpins sticky bars, so that axe does not report what they cover. */
const unpinStickyBars = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) element.style.position = 'static';
  });

/**
 * Removes cards whose elements, by tag, classes and parent, all stand in two cards before: axe would find nothing else in them,
 * and takes several times as long as the page for a list of sixty.
 */
const removeRepeatedCards = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const name = (element: Element) => `${element.tagName}.${element.className.toString()}`;
    const cardsWith = new Map<string, number>();
    for (const card of document.querySelectorAll('main article')) {
      const kinds = new Set(
        [...card.querySelectorAll('*')].map(
          (element) => `${name(element.parentElement ?? card)} ${name(element)}`,
        ),
      );
      if ([...kinds].every((kind) => (cardsWith.get(kind) ?? 0) >= 2)) (card.closest('li') ?? card).remove();
      else for (const kind of kinds) cardsWith.set(kind, (cardsWith.get(kind) ?? 0) + 1);
    }
  });

/** Checks the rules chosen by axe, in a single frame. */
const expectNoViolation = async (page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> => {
  // Violations only: reporting passes doubles the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await choose(axe).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
};

/** Calls that a page makes later by design: the browser offers passkeys in the field with a challenge. */
const laterCalls: Readonly<Record<string, readonly string[]>> = {
  '/buyer/login': ['/api/v4/account/passkey/start_login'],
};

/** Checks a page in a new tab, so that nothing of the previous page is recorded. */
export async function expectGoodPage(
  before: Page,
  address: string,
  expectMore: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  const page = await before.context().newPage();
  const consoleMessages = recordConsole(page);
  const calls = recordApiCalls(page);
  const answer = await page.goto(address);
  const html = (await answer?.text()) ?? '';
  expect(unstyledClasses(html), 'classes without styles before scripts run').toEqual([]);
  await whenReady(page);
  await page.waitForLoadState('networkidle');
  const expected = laterCalls[address] ?? [];
  expect(
    calls.filter((path) => !expected.includes(path)),
    'calls after the first load',
  ).toEqual([]);
  expect(
    consoleMessages.filter((text) => !text.includes('status of 404')),
    'console',
  ).toEqual([]);
  await expectMore(page);
  await unpinStickyBars(page);
  // Makes the viewport tall enough to render the whole page.
  const { width = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({
    width,
    height: await page.evaluate(() => document.documentElement.scrollHeight),
  });
  await removeRepeatedCards(page);
  await expectNoViolation(page, (axe) => axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']));
  await page.close();
}

/** Quality of every page: no redundant calls, a clean console, accessibility. */
export function pageJourneys(): void {
  for (const [name, path] of Object.entries(publicPages)) {
    test(`${name}: sends no API call after load, logs nothing, is accessible`, async ({ page }) => {
      await expectGoodPage(page, path);
    });
  }

  for (const [name, find] of Object.entries(pagesOfCards))
    test(`${name}: a bar at the bottom leaves the cards under it a large enough target`, async ({ page }) => {
      await open(page, await find(page));
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      // Where the bar overlaps a card depends on the screen's height.
      for (let less = 0; less < 320; less += 32) {
        await page.setViewportSize({ width, height: height - less });
        await expectNoViolation(page, (axe) => axe.withRules(['target-size']));
      }
    });

  test('product and shop: sends no API call after load, logs nothing, is accessible', async ({ page }) => {
    await expectGoodPage(page, await findProduct(page));
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
