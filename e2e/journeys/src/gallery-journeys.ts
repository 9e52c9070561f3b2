import { expect, test } from '@playwright/test';
import { open, openFirstItem } from './shopping.ts';

/** Image galleries, and recently viewed items. */
export function galleryJourneys(): void {
  test('a shopper looks at the pictures by keyboard, and is where they were', async ({ page }) => {
    await open(page, '/search?keyword=shirt');
    await openFirstItem(page);
    const picture = page.getByRole('button', { name: /picture 1 of/ }).first();
    await picture.focus();
    await page.keyboard.press('Enter');
    const lightbox = page.getByRole('dialog');
    await expect(lightbox).toBeVisible();
    await expect(lightbox.getByText(/^1 \/ \d+$/)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(lightbox.getByText(/^2 \/ \d+$/)).toBeVisible();
    await page.keyboard.press('+');
    await expect(lightbox.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
    await expect(page.getByRole('button', { name: /picture 2 of/ }).first()).toBeFocused();
  });

  test('shows recently viewed items on the home page and on the next product', async ({ page }) => {
    await open(page, '/search?keyword=basket');
    const name = await openFirstItem(page);
    await page.mouse.wheel(0, 400);
    // Stored by a script that loads on interaction with the page.
    await page.waitForFunction(() => localStorage.getItem('persist:viewed-items') !== null);
    await open(page, '/search?keyword=shirt');
    await openFirstItem(page);
    const nextProduct = page.getByRole('list', { name: 'Recently viewed' });
    await page.mouse.wheel(0, 400);
    await expect(nextProduct.getByText(name)).toBeAttached();
    await open(page, '/');
    // The list does not appear while its position is in the viewport, as it may be at the end of a short page, but not at its top.
    await page.mouse.wheel(0, 4000);
    await page.mouse.wheel(0, -4000);
    await expect(page.getByRole('list', { name: 'Recently viewed' }).getByText(name)).toBeAttached();
  });
}
