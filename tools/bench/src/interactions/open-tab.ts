import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { findBrowser } from '@pasar/browser';
import { phoneAgent } from '../pages/store.ts';

/** The CPU slowdown that simulates a phone. */
const cpuRate = 4;

const launch = (): Promise<Browser> => {
  const { executablePath, args } = findBrowser();
  return chromium.launch({ ...(executablePath !== undefined && { executablePath }), args: [...args] });
};

/** Runs a task in a phone-sized tab of a new browser; `slow` throttles the CPU to a fourth. */
export async function inTab<Result>(
  { store, slow }: { readonly store: URL; readonly slow: boolean },
  task: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await launch();
  try {
    const context = await browser.newContext({
      baseURL: store.href,
      userAgent: phoneAgent,
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (slow) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
    return await task(page);
  } finally {
    await browser.close();
  }
}

/** Waits until the page is hydrated and has been idle. */
export const untilReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.waitForLoadState('networkidle');
};
