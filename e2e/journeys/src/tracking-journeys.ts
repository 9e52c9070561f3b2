import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readReports, reportSequence, trackingOperations } from '@pasar/tracking';
import type { TrackingEvent } from '@pasar/tracking';
import { open, openFirstItem } from './shopping.ts';
import { marketOrigin, setEnglish } from './store.ts';

const reportsPath = '/__t__';
const eventsPath = '/api/v4/tracking/events';
const blocked = (url: URL): boolean => [reportsPath, eventsPath].includes(url.pathname);

/** Records the reports and events that the server receives, in order. */
function listenToTracking(page: Page) {
  const ids: string[] = [];
  const operations: number[] = [];
  const items: { readonly placement: string; readonly item: Record<string, unknown> }[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    const text = answer.request().postData();
    if (!answer.ok() || text === null) return;
    if (pathname === reportsPath)
      for (const report of readReports(JSON.parse(text))) {
        ids.push(`${report.session_id}:${reportSequence(report)}`);
        operations.push(report.operation);
        for (const item of report.items) items.push({ placement: report.placement, item });
      }
    if (pathname === eventsPath)
      for (const { session_id, sequence_id } of JSON.parse(text) as TrackingEvent[])
        ids.push(`${session_id}:${sequence_id}`);
  });
  return { ids, operations, items };
}

const pollOptions = { timeout: 20_000 };

/** Tracking: each event once, without blocking the page, with consent. */
export function trackingJourneys(): void {
  test('reports an impression and a click of each card once', async ({ page }) => {
    const { ids, operations } = listenToTracking(page);
    await open(page, '/search?keyword=mango');
    await expect.poll(() => operations, pollOptions).toContain(trackingOperations.impression);
    await openFirstItem(page);
    await expect.poll(() => operations, pollOptions).toContain(trackingOperations.click);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('reports cards below a product with the documented placement and fields', async ({ page }) => {
    const { items } = listenToTracking(page);
    await open(page, '/search?keyword=mango');
    await openFirstItem(page);
    await page.locator('#similar').scrollIntoViewIfNeeded();
    const below = () => items.find(({ placement }) => placement === 'product-page-may-also-like')?.item;
    await expect.poll(below, pollOptions).toMatchObject({ list_type: 5, algorithm: 'getRecommendations' });
    expect(below()?.['json_data']).toMatchObject({ sold_out: false, is_groupbuy: false });
  });

  test('queues events while tracking is blocked, and sends them later', async ({ page }) => {
    const { ids, operations } = listenToTracking(page);
    await page.route(blocked, (route) => route.abort());
    await open(page, '/search?keyword=mango');
    const tried = page.waitForRequest((request) => blocked(new URL(request.url())), pollOptions);
    await openFirstItem(page);
    await tried;
    expect(ids).toEqual([]);
    await page.unroute(blocked);
    await expect.poll(() => operations, pollOptions).toContain(trackingOperations.click);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('sends and stores nothing before consent where it is required', async ({ page, context, baseURL }) => {
    const origin = marketOrigin(baseURL, 'BR');
    await setEnglish(context, origin);
    const { ids } = listenToTracking(page);
    await open(page, `${origin}/search?keyword=mango`);
    await openFirstItem(page);
    const accept = page.getByRole('button', { name: 'Accept all' });
    await expect(accept).toBeVisible({ timeout: 15_000 });
    expect(ids).toEqual([]);
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /^(tracking|sp_af)/.test(key)),
    );
    expect(kept).toEqual([]);
    await accept.click();
    await expect.poll(() => ids.length, pollOptions).toBeGreaterThan(0);
  });
}
