import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { open, signIn } from './shopping.ts';

/** Marks in the page's timeline when it opens a channel to other tabs. */
const markChannels = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        performance.mark(`channel ${name}`);
      }
    };
  });
};

/** Waits until the page tells other tabs of a change of user and listens to them, which begins when it is idle. */
const whenListening = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByName('channel account').length > 0);
};

/** Two tabs of one browser. */
export function tabJourneys(): void {
  test('reflects signing in and out in other tabs', async ({ context, page }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await markChannels(tab);
    await open(other, '/');
    await whenListening(other);
    await open(page, '/buyer/login?next=%2Fuser%2Faccount');
    await whenListening(page);
    const reloaded = other.waitForEvent('load');
    await signIn(page);
    await expect(page).toHaveURL('/user/account');
    await reloaded;
    await open(other, '/user/account');
    await whenListening(other);
    await whenListening(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(other).toHaveURL(/\/buyer\/login/);
  });
}
