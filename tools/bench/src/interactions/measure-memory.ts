import type { Page } from '@playwright/test';
import { untilReady } from './open-tab.ts';

const navigations = 100;
/** After this many navigations every screen and chunk has been loaded. */
const warmUp = 20;

/** Returns the size of the JavaScript heap in megabytes, after a garbage collection. */
async function readHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}

/** Navigates from a list to a product by its link, and back, in one document. */
async function navigate(page: Page, place: number): Promise<void> {
  const links = page.locator('main article a');
  await links.nth(place % Math.min(12, await links.count())).tap();
  await page.waitForURL(/-i\.\d+\.\d+/);
  await page.goBack();
  await page.waitForURL(/\/search\?/);
  await links.first().waitFor();
}

/** Measures the heap after the first twenty navigations and after a hundred. */
export async function measureMemory(page: Page): Promise<{ readonly early: number; readonly late: number }> {
  await page.goto('/search?keyword=lamp');
  await untilReady(page);
  let early = 0;
  for (let navigation = 0; navigation < navigations; navigation += 2) {
    if (navigation === warmUp) early = await readHeap(page);
    await navigate(page, navigation / 2);
  }
  return { early, late: await readHeap(page) };
}
