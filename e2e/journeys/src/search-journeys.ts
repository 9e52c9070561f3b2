import { expect, test } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { onceOnDesktop, onceOnPhone, onlyOn } from './only-on.ts';
import { expectGoodPage } from './page-journeys.ts';
import { open, openFirstItem, searchFor, whenReady } from './shopping.ts';

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search Pasar' }).first();

type SearchResult = {
  readonly data: {
    readonly users: readonly { readonly shopid: number; readonly name: string }[];
  };
};

/** Returns the official shop with the most followers. */
async function findOfficialShop(request: APIRequestContext) {
  const answer = await request.get('/api/v4/search/search_user?official=true&limit=1');
  const { users } = ((await answer.json()) as SearchResult).data;
  return users[0] ?? { shopid: 0, name: 'no official shop in the seed' };
}

/** A catalogue product with offers of several shops. */
const someProduct = '/search-catalogue?catalogue=1000001';

const pages = {
  'search for shops': '/search_user?officialMall=true',
  'before a search': '/search_intermediate',
  'offers of a product': someProduct,
} as const;

const oddKeywords = {
  'five kilobytes': 'shoe '.repeat(1000),
  'mixed scripts': 'shoes รองเท้า 鞋 обувь',
  'only stop words': 'for the',
  'only punctuation': '?!… — ""',
} as const;

/** Suggestions, shop search, catalogue offers, scoped searches. */
export function searchJourneys(): void {
  test(
    'scrolls to a sort order that receives the focus',
    onlyOn('mobile-web', 'On desktop all sort orders are in view.'),
    async ({ page }) => {
      await open(page, '/search?keyword=shirt');
      const options = page.getByRole('main').getByRole('navigation').getByRole('list');
      const focused = options.getByRole('link', { name: 'Price: low to high' });
      await options.getByRole('link', { name: 'Biggest discount' }).focus();
      await page.keyboard.press('Tab');
      await expect(focused).toBeFocused();
      await expect(focused).toBeInViewport({ ratio: 1 });
    },
  );

  for (const [name, path] of Object.entries(pages)) {
    test(`${name}: sends no API call after load, logs nothing, is accessible`, async ({ page }) => {
      await expectGoodPage(page, path);
    });
  }

  test('suggests keywords: arrows select, Enter searches', async ({ page }) => {
    await open(page, '/all_categories');
    await searchBox(page).fill('mang');
    await expect(page.getByRole('option', { name: 'mango', exact: true })).toBeVisible();
    await searchBox(page).press('ArrowDown');
    const chosen = page.getByRole('option', { selected: true });
    const text = (await chosen.innerText()).trim();
    await searchBox(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
  });

  test('corrects a typo in suggestions, with a notice', async ({ page }) => {
    await open(page, '/all_categories');
    await searchBox(page).fill('mangoo');
    await expect(page.getByText('Suggestions for “mango”')).toBeVisible();
  });

  test('opens a suggested category', async ({ page }) => {
    await open(page, '/all_categories');
    await searchBox(page).fill('cloc');
    await page.getByRole('option', { name: /Category/ }).click();
    await page.waitForURL(/-cat\./);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/clock/i);
  });

  test('suggests recent searches until they are cleared', async ({ page }) => {
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

  test('opens the search page on a phone, and Back skips it', async ({ page }) => {
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

  test('opens a popular search', onceOnPhone, async ({ page }) => {
    await open(page, '/search_intermediate');
    const popular = page.getByRole('region', { name: 'Popular searches' }).getByRole('link').first();
    const text = (await popular.innerText()).trim();
    await popular.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
  });

  test('finds shops by name and filters them by type', async ({ page, request }) => {
    const { name } = await findOfficialShop(request);
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

  test('links to products when no shop is found', onceOnPhone, async ({ page }) => {
    await open(page, '/search_user?keyword=qqqqxxxxzzzz');
    await expect(page.getByRole('heading', { name: 'No shops found' })).toBeVisible();
    await page.getByRole('link', { name: 'Products for “qqqqxxxxzzzz”' }).click();
    await page.waitForURL(/\/search\?keyword=qqqqxxxxzzzz/);
  });

  test('shows the shop that a keyword names', onceOnDesktop, async ({ page, request }) => {
    const { name } = await findOfficialShop(request);
    await open(page, `/search?keyword=${encodeURIComponent(name)}`);
    const meant = page.getByRole('region', { name: 'Looking for this shop?' });
    await expect(meant.getByRole('link', { name })).toBeVisible();
  });

  test(
    'marks a search within a shop, and links to the whole store',
    onceOnPhone,
    async ({ page, request }) => {
      const { shopid, name } = await findOfficialShop(request);
      await open(page, `/search?shop=${shopid}&keyword=qqqqxxxxzzzz`);
      await expect(page.getByText(`In ${name}`)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'No results in this shop' })).toBeVisible();
      await page.getByRole('link', { name: 'Search all of Pasar' }).click();
      await page.waitForURL((url) => !url.searchParams.has('shop'));
      await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
    },
  );

  test('clears filters that match nothing', onceOnPhone, async ({ page }) => {
    await open(page, '/search?keyword=mango&minPrice=90000');
    await expect(page.getByRole('heading', { name: 'No results with these filters' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Clear all' }).last().click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('lists the words that it left out, and filters that it ignored', onceOnDesktop, async ({ page }) => {
    await open(page, '/search?keyword=mango+qqqqx+zzzzx&site=a&filters=b');
    await expect(page.getByText('We left out: qqqqx and zzzzx')).toBeVisible();
    await expect(page.getByText('were ignored: site and filters')).toBeVisible();
    await page.getByRole('link', { name: 'Continue without them' }).click();
    await page.waitForURL((url) => !url.searchParams.has('site'));
    await expect(page.getByText('were ignored')).toHaveCount(0);
  });

  for (const [name, keyword] of Object.entries(oddKeywords))
    test(`finds products or says that there are none: ${name}`, onceOnDesktop, async ({ page }) => {
      await open(page, `/search?keyword=${encodeURIComponent(keyword)}`);
      const card = page.getByRole('main').getByRole('article').first();
      await expect(card.or(page.getByRole('heading', { name: /^No results/ })).first()).toBeVisible();
      await expect(page.getByText('Something went wrong')).toHaveCount(0);
    });

  test(
    'shows the offers of a catalogue product: title, JSON-LD, filters',
    onceOnDesktop,
    async ({ page, request }) => {
      const html = await (await request.get(someProduct)).text();
      expect(html).toContain('"@type":"AggregateOffer"');
      await page.goto(someProduct);
      await whenReady(page);
      await expect(page).toHaveTitle(/all offers on Pasar/);
      await expect(page.getByText(/offers?$/).first()).toBeVisible();
      await page.getByRole('link', { name: 'Best selling' }).click();
      await page.waitForURL(/catalogue=1000001&sortBy=sales/);
    },
  );

  test('compares the offers of a product, and opens related products from its page', async ({ page }) => {
    await open(page, someProduct);
    await openFirstItem(page);
    const product = page.url();
    await page.getByRole('link', { name: /offers from/ }).click();
    await page.waitForURL((url) => url.pathname + url.search === someProduct);
    await expect(page.getByRole('main').getByRole('article').nth(1)).toBeVisible();
    for (const [name, path] of [
      ['You may also like', '/you_may_also_like/'],
      ['More from this shop', '/from_same_shop/'],
    ] as const) {
      await open(page, product);
      const section = page.getByRole('region', { name });
      const link = page
        .getByRole('link', { name, exact: true })
        .or(section.getByRole('link', { name: 'See all' }));
      await link.click();
      await page.waitForURL((url) => url.pathname.startsWith(path));
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    }
  });

  test('answers 404 for a catalogue product without offers', onceOnDesktop, async ({ request }) => {
    expect((await request.get('/search-catalogue?catalogue=999')).status()).toBe(404);
    expect((await request.get('/search-catalogue')).status()).toBe(404);
  });
}
