import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openPortal } from './open-portal.ts';
import { singaporeAddress } from './place-order.ts';
import {
  chooseByKeyboard,
  chooseOptionsByKeyboard,
  expectFocusKept,
  openItemByKeyboard,
  pressByKeyboard,
  tabTo,
} from './press-keys.ts';
import { expectPaid } from './sandbox-bank.ts';
import { open, signUpByApi } from './shopping.ts';
import { rejectCookiesWhenAsked } from './store.ts';

/** Adds an address in the checkout's dialog; the focus returns to the page. */
async function addAddressByKeyboard(page: Page): Promise<void> {
  await pressByKeyboard(page, page.getByRole('button', { name: 'Add an address' }));
  for (const [label, text] of Object.entries(singaporeAddress)) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await pressByKeyboard(page, page.getByRole('button', { name: 'Save address' }));
  await expect(page.getByText('1 Raffles Place').first()).toBeVisible();
}

/** Shopping without a pointer: for the desktop app only, since phones have no keyboard. */
export function keyboardJourneys(): void {
  test('the first click on the category menu opens it, before its code has been loaded', async ({ page }) => {
    const clicked = Promise.withResolvers<void>();
    await page.route(/CategoryMenu/, async (route) => {
      await clicked.promise;
      await route.continue();
    });
    await open(page, '/');
    await page.getByRole('button', { name: 'Category menu' }).click();
    clicked.resolve();
    await expect(page.getByRole('menu')).toBeVisible();
  });

  test('the category menu keeps the focus while it is hydrated, and opens', async ({ page }) => {
    await open(page, '/');
    const menu = page.getByRole('button', { name: 'Category menu' });
    // The first key press hydrates the menu, whose focus it must not lose.
    await menu.focus();
    await page.keyboard.press('Shift');
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menu')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await expect(page.getByRole('menuitem').last()).toHaveText('All categories');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(menu).toBeFocused();
  });

  test('the outline of a focused element is whole in what scrolls', async ({ page }) => {
    await rejectCookiesWhenAsked(page);
    await open(page, '/');
    const main = page.getByRole('main');
    await tabTo(page, main.getByRole('link', { name: 'Fashion', exact: true }));
    await tabTo(page, main.getByRole('link', { name: 'Garden, Tools & Pets', exact: true }));
    await open(page, '/search?keyword=shirt');
    await tabTo(page, page.getByRole('complementary').getByRole('button', { name: 'Apply' }).first());
    await tabTo(page, main.getByRole('link', { name: 'Relevance' }));
    await tabTo(page, main.getByRole('link', { name: 'Price: high to low' }));
    await open(page, '/flash_sale');
    await tabTo(page, main.locator('a[aria-current]').first());
  });

  test('a member opens a page from the account menu, and signs out there', async ({ page }) => {
    await signUpByApi(page.request);
    await open(page, '/');
    const menu = page.getByRole('button', { name: 'Account menu' });
    const choose = async (name: string) => {
      await menu.focus();
      await expect(async () => {
        await page.keyboard.press('Enter');
        await expect(page.getByRole('menu')).toBeVisible({ timeout: 2000 });
      }).toPass();
      const item = page.getByRole('menuitem', { name });
      await expect(async () => {
        await page.keyboard.press('ArrowDown');
        await expect(item).toBeFocused({ timeout: 500 });
      }).toPass();
      await page.keyboard.press('Enter');
    };
    await choose('My purchases');
    await page.waitForURL(/\/user\/purchase/);
    await choose('Sign out');
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  });

  test('a seller keeps the place in a list whose rows are removed by their own buttons', async ({
    browser,
  }) => {
    const portal = await openPortal(browser);
    await open(portal, new URL('/portal/team', portal.url()).href);
    const contact = portal.getByLabel('Username or email address');
    await tabTo(portal, contact);
    const invite = async () => {
      const name = `guest${crypto.randomUUID().slice(0, 8)}`;
      await portal.keyboard.type(name);
      await portal.keyboard.press('Enter');
      const withdraw = portal.getByRole('button', { name: `Withdraw: ${name}` });
      await expect(withdraw).toBeVisible();
      await expect(contact).toHaveValue('');
      return withdraw;
    };
    // The latest is the first row.
    const next = await invite();
    const latest = await invite();
    await tabTo(portal, latest, 'Shift+Tab');
    await portal.keyboard.press('Enter');
    await expect(latest).toHaveCount(0);
    await expect(next).toBeFocused();
    await portal.keyboard.press('Enter');
    await expect(next).toHaveCount(0);
    await expectFocusKept(portal);
    await portal.context().close();
  });

  test('a shopper buys an item with the keyboard alone', async ({ page }) => {
    await rejectCookiesWhenAsked(page);
    await signUpByApi(page.request);
    await open(page, '/');

    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await tabTo(page, page.getByRole('combobox', { name: 'Search Pasar' }).first(), 'Shift+Tab');
    await page.keyboard.type('shirt');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('shirt');

    await openItemByKeyboard(page);

    const picture = page.getByRole('button', { name: /picture 1 of/ }).first();
    await pressByKeyboard(page, picture);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(picture).toBeFocused();

    await chooseOptionsByKeyboard(page);
    await pressByKeyboard(page, page.getByRole('button', { name: 'Add to cart' }).first());
    await expect(page.getByText('Added to cart')).toBeVisible();

    await tabTo(page, page.getByRole('link', { name: /^Cart, / }).first(), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/cart$/);
    await pressByKeyboard(page, page.getByRole('link', { name: /^Check out/ }));

    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await addAddressByKeyboard(page);
    await chooseByKeyboard(page, page.getByRole('radio', { name: /^Credit or debit card/ }));
    await pressByKeyboard(page, page.getByRole('button', { name: 'Place order' }));

    await expect(page.getByRole('heading', { level: 1, name: 'Sandbox Bank' })).toBeVisible();
    await pressByKeyboard(page, page.getByRole('button', { name: /^Approved ?\d/ }));
    await expectPaid(page);
  });
}
