import type { Page } from '@playwright/test';
import type { Interaction } from './interactions.ts';
import { untilReady } from './open-tab.ts';

/** How long an answer may take to be painted and told. */
const settleMs = 500;

/** Keeps the longest duration of an event that belongs to an interaction, from now on. Runs in the page. */
const observe = `
  window.longestMs = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.longestMs = Math.max(window.longestMs, duration);
  }).observe({ type: 'event', durationThreshold: 16 });`;

/** Milliseconds from the press to the next paint: the longest of the interaction's events. */
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
