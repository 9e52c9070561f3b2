import { clockOffsetCookieName } from '@pasar/page-shell-rules';
import type { Page } from '@playwright/test';

/**
 * Moves the clock of a browser's calls ahead by minutes, or back to the store's with 0; other browsers keep theirs. A live store
 * ignores it.
 */
export async function moveClock(page: Page, minutes: number, baseURL = page.url()): Promise<void> {
  const { origin } = new URL(baseURL);
  await page.context().addCookies([{ name: clockOffsetCookieName, value: String(minutes), url: origin }]);
}
