import type { Page } from '@playwright/test';
import type { Interaction } from './interactions.ts';
import { untilReady } from './open-tab.ts';

/** How long to wait for the event entries after the paint. */
const settleMs = 500;

/** Records the longest event duration of an interaction from now on. Runs in the page. */
const observe = `
  window.longestMs = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.longestMs = Math.max(window.longestMs, duration);
  }).observe({ type: 'event', durationThreshold: 16 });`;

/** Returns the milliseconds from the press to the next paint: the longest event of the interaction. */
export async function measureInteraction(
  page: Page,
  { at, act, until }: Interaction,
  product: string,
): Promise<number> {
  await page.goto(at === 'product' ? product : at);
  await untilReady(page);
  await page.evaluate(observe);
  await act(page);
  await page.locator(until).first().waitFor();
  await page.waitForTimeout(settleMs);
  return page.evaluate<number>('window.longestMs');
}
