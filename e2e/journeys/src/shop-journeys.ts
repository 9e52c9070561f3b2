import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onceOnDesktop, onceOnPhone } from './only-on.ts';
import { expectNotFound } from './expect-not-found.ts';
import { expectGoodPage } from './page-journeys.ts';
import { open, signIn, signUp, jsonLdTypes, whenReady } from './shopping.ts';

/** The seed's seller, whose shop has items, ratings and followers in every market. */
const username = 'selvi';
const seller = { login: username, password: 'pasar-seller-1' };

type ShopAnswer = { readonly data: { readonly shop: { readonly shopid: number; readonly userid: number } } };

async function fetchSellerShop(page: Page) {
  const answer = await page.request.get(`/api/v4/shop/get?username=${username}`);
  return ((await answer.json()) as ShopAnswer).data.shop;
}

const pagesOfAShop = {
  details: { title: /^About the shop – /, jsonLd: ['BreadcrumbList', 'Store'] },
  search: { title: /^Products – /, jsonLd: ['BreadcrumbList'] },
  category: { title: /^Categories – /, jsonLd: ['BreadcrumbList', 'ItemList'] },
  rating: { title: /^Ratings – /, jsonLd: ['BreadcrumbList', 'Store'] },
  followers: { title: /^Followers – /, jsonLd: ['BreadcrumbList'] },
  following: { title: /^Following – /, jsonLd: ['BreadcrumbList'] },
} as const;

/** Shop pages, following and blocking, ratings. */
export function shopJourneys(): void {
  for (const [part, { title, jsonLd }] of Object.entries(pagesOfAShop)) {
    test(`a shop’s ${part}: has its title, sends no API call after load, logs nothing, is accessible`, async ({
      page,
    }) => {
      const { shopid } = await fetchSellerShop(page);
      const path = `/shop/${shopid}/${part}`;
      await expectGoodPage(page, path, async (tab) => {
        await expect(tab).toHaveTitle(title);
        await expect(tab.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
        expect(await jsonLdTypes(tab)).toEqual(jsonLd);
      });
    });
  }

  test('has one canonical URL for a shop under its id and its username', onceOnDesktop, async ({ page }) => {
    const { userid } = await fetchSellerShop(page);
    await expectGoodPage(page, `/shop/user/${userid}`, async (tab) => {
      await expect(tab.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/${username}$`));
      expect(await jsonLdTypes(tab)).toEqual(['Store']);
    });
  });

  test('opens a category of a shop, and goes Back', async ({ page }) => {
    await open(page, `/${username}`);
    const pages = page.getByRole('navigation', { name: 'Shop pages' });
    await pages.getByRole('link', { name: 'Categories' }).click();
    await page.waitForURL(/\/category$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories');
    const category = page.getByRole('list', { name: 'Categories' }).getByRole('link').nth(1);
    await expect(category).toHaveText(/\S/, { useInnerText: true });
    const [name = ''] = (await category.innerText()).trim().split('\n');
    await category.click();
    await page.waitForURL(/\/search\?originalCategoryId=\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.goBack();
    await page.waitForURL(/\/category$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories');
  });

  test('searches within the shop', async ({ page }) => {
    const { shopid } = await fetchSellerShop(page);
    await open(page, `/shop/${shopid}/search`);
    const form = page.getByRole('search', { name: 'Search in this shop' });
    await form.getByRole('searchbox').fill('qqqqxxxxzzzz');
    await form.getByRole('searchbox').press('Enter');
    await page.waitForURL(`**/shop/${shopid}/search?keyword=qqqqxxxxzzzz`);
    await expect(page.getByRole('heading', { name: 'No results in this shop' })).toBeVisible();
  });

  test('filters ratings by the URL, and links to the item and its ratings', onceOnPhone, async ({ page }) => {
    const { shopid } = await fetchSellerShop(page);
    await open(page, `/shop/${shopid}/rating`);
    const choices = page.getByRole('navigation', { name: 'Filter ratings' });
    await choices.getByRole('link', { name: /^5 ★/ }).click();
    await page.waitForURL(/\?star=5$/);
    const reviews = page.getByRole('list', { name: 'Ratings' }).getByRole('article');
    await expect(reviews.getByRole('img', { name: '5.0 out of 5 stars' }).first()).toBeVisible();
    const item = reviews.first().getByRole('link').last();
    const [, itemid] = /-i\.\d+\.(\d+)$/.exec((await item.getAttribute('href')) ?? '') ?? [];
    const path = `/shop/${shopid}/item/${itemid}/rating`;
    await expectGoodPage(page, path, async (tab) => {
      await expect(tab).toHaveTitle(/^Ratings – /);
      expect(await jsonLdTypes(tab)).toEqual(['Product']);
    });
  });

  test('shows the ratings of a buyer', onceOnDesktop, async ({ page }) => {
    const { userid } = await fetchSellerShop(page);
    const path = `/buyer/${userid}/rating`;
    await expectGoodPage(page, path, async (tab) => {
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(`Seller reviews of ${username}`);
      await expect(tab.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    });
  });

  test('answers 404 for shops, items and buyers that do not exist', onceOnDesktop, async ({ request }) => {
    for (const path of ['/shop/1/rating', '/shop/1/item/1/rating', '/shop/user/1', '/buyer/1/rating'])
      await expectNotFound(request, path, /not found/);
  });

  test('signs in to follow a shop, then follows, blocks and unblocks it', onceOnPhone, async ({ page }) => {
    await open(page, `/${username}`);
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await page.waitForURL(/\/buyer\/login\?next=/);
    await open(page, `/buyer/login/signup?next=%2F${username}`);
    await signUp(page);
    await page.waitForURL(`**/${username}`);
    await whenReady(page);
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Block shop' }).click();
    await expect(page.getByText('You’ve blocked this shop')).toBeVisible();
    await page.getByRole('button', { name: 'Unblock shop' }).click();
    await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  });

  test('does not offer to follow one’s own shop', onceOnDesktop, async ({ page }) => {
    await open(page, `/buyer/login?next=%2F${username}`);
    await signIn(page, seller);
    await page.waitForURL(`**/${username}`);
    await expect(page.getByRole('main').getByText('Your shop')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Follow', exact: true })).toHaveCount(0);
  });
}
