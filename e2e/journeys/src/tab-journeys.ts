import { expect, test } from '@playwright/test';
import { open, signIn, whenReady } from './shopping.ts';

/** Two tabs of one browser. */
export function tabJourneys(): void {
  test('reflects signing in and out in other tabs', async ({ context, page }) => {
    const other = await context.newPage();
    await open(other, '/');
    // The sync between tabs starts when the page is idle.
    await other.waitForLoadState('networkidle');
    await open(page, '/buyer/login?next=%2Fuser%2Faccount');
    const reloaded = other.waitForEvent('load');
    await signIn(page);
    await expect(page).toHaveURL('/user/account');
    await reloaded;
    await open(other, '/user/account');
    await other.waitForLoadState('networkidle');
    await whenReady(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(other).toHaveURL(/\/buyer\/login/);
  });
}
