import { expect, test } from '@playwright/test';
import { onceOnDesktop, onceOnPhone } from './only-on.ts';
import { openFirstItem, signIn, signUp } from './shopping.ts';
import { buyer } from './store.ts';

const wrong = { login: buyer.login, password: 'not-the-password' };

/** The store without JavaScript or storage. */
export function scriptlessJourneys(): void {
  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('signs in without a password in the URL', onceOnPhone, async ({ page }) => {
      await page.goto('/buyer/login?next=%2Fuser%2Faccount');
      await signIn(page, wrong);
      await expect(page.getByRole('alert')).toHaveText('Incorrect username or password.');
      await expect(page).toHaveURL('/buyer/login?next=%2Fuser%2Faccount');
      await expect(page.getByLabel('Username, email or phone')).toHaveValue(buyer.login);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
      await signIn(page);
      await expect(page).toHaveURL('/user/account');
      await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
    });

    test('is told when a form needs script', onceOnPhone, async ({ page }) => {
      await page.goto('/forgot_password');
      await page.getByRole('main').getByRole('textbox').fill('a@example.com');
      await page.getByRole('main').locator('form button').first().click();
      await expect(page.getByRole('alert')).toContainText('Nothing was sent');
      await expect(page).toHaveURL('/forgot_password');
      await expect(page.getByRole('main').getByRole('textbox')).toBeVisible();
    });

    test('reads home, search, category, product and shop', async ({ page }) => {
      const main = page.getByRole('main');
      await page.goto('/');
      await expect(main.getByRole('article').first()).toBeVisible();
      const category = main.locator('a[href*="-cat."]').filter({ hasNotText: 'Shop now' }).first();
      const categoryName = (await category.innerText()).trim();
      await category.click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(categoryName);
      await expect(main.getByRole('article').first()).toBeVisible();
      await page.goto('/search?keyword=mango');
      await expect(main.getByRole('article').first()).toContainText(/mango/i);
      const name = await openFirstItem(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await expect(main).toContainText('$');
      await main.getByRole('link', { name: 'Visit shop' }).first().click();
      await expect(main.getByRole('article').first()).toBeVisible();
    });

    test('signs up and adds an item to the cart', onceOnDesktop, async ({ page }) => {
      await page.goto('/buyer/login/signup');
      await signUp(page);
      await expect(page).toHaveURL('/');
      await page.goto('/search?keyword=mango');
      const name = await openFirstItem(page);
      for (const group of await page.locator('#purchase fieldset').all())
        await group.getByRole('radio', { disabled: false }).first().check({ force: true });
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
      await expect(page).toHaveURL('/cart');
      await expect(page.getByRole('main')).toContainText(name);
    });
  });

  test('hydrates when storage is blocked', onceOnPhone, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      Object.defineProperty(window, 'BroadcastChannel', {
        value: function BroadcastChannel() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(String(error)));
    await page.goto('/');
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await page.goto('/buyer/login');
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await signIn(page);
    await expect(page).toHaveURL('/');
    expect(failures).toEqual([]);
  });
}
